"""Values of cards in play, worked out anew whenever they are needed (section 16)."""

from __future__ import annotations

from hadur.games.conquest.abilities.constant import (
    ATTACK,
    ATTACK_AGAINST,
    BARS_ATTACK,
    BARS_DAMAGE,
    BARS_RETREAT,
    BARS_TARGET,
    COMMAND,
    CONSTANTS,
    DOUBLES,
    GAINS,
    IGNORES_FLYING,
    LOSES,
    Constant,
)
from hadur.games.conquest.cards.definition import (
    ARMY,
    ARMY_UNIT,
    BRUTAL,
    EVENT,
    FLYING,
    IMMUNE_TO_ENEMY_EVENTS,
    NO_ATTACHMENTS,
    NO_WARGEAR,
    NON_VEHICLE_ARMY_UNIT,
    OWN_ARMY_UNIT,
    RELIC,
    TABLES,
    UNIQUE_UNIT,
    VEHICLE,
    WARGEAR,
)
from hadur.games.conquest.state import (
    ATTACHED,
    CANNOT_BE_DAMAGED,
    GAIN_KEYWORDS,
    IN_PLAY,
    LASTING,
    MORE_ATTACK,
    MORE_HP,
    NO_COMMAND,
    SET_ATTACK,
    Campaign,
)
from hadur.kernel.native import i64


def constant_of(s: Campaign, card: i64) -> Constant:
    return CONSTANTS[TABLES.constant[s.kind[card]]]


def printed_attack(s: Campaign, unit: i64) -> i64:
    """CQ-16.2: what stands on the face that is up."""
    kind = s.kind[unit]
    return TABLES.bloodied_attack[kind] if s.is_bloodied(unit) else TABLES.attack[kind]


def printed_hp(s: Campaign, unit: i64) -> i64:
    kind = s.kind[unit]
    return TABLES.bloodied_hp[kind] if s.is_bloodied(unit) else TABLES.hp[kind]


def attack(s: Campaign, unit: i64) -> i64:
    """The attack value with everything that changes it (CQ-16.4 to CQ-16.9)."""
    return attack_against(s, unit, -1)


def attack_against(s: Campaign, unit: i64, defender: i64) -> i64:
    """The attack value while attacking a defender (-1: none in particular)."""
    total = printed_attack(s, unit)
    worn = s.worn[unit]
    while worn >= 0:
        total += TABLES.worn_attack[s.kind[worn]]
        worn = s.next[worn]
    if s.aspects & (ATTACK | ATTACK_AGAINST) != 0:
        for source in s.auras:
            if speaks(s, source, ATTACK | ATTACK_AGAINST):
                constant = constant_of(s, source)
                total += constant.attack(s, source, unit)
                if defender >= 0:
                    total += constant.attack_against(s, source, unit, defender)
    set_to: i64 = -1
    lasting = s.lasting
    for k in range(0, len(lasting), LASTING):
        if lasting[k + 1] == unit:
            if lasting[k] == MORE_ATTACK:
                total += lasting[k + 2]
            elif lasting[k] == SET_ATTACK:
                set_to = lasting[k + 2]
    if set_to >= 0:
        return set_to
    if s.damage[unit] > 0 and keywords(s, unit) & BRUTAL != 0:
        total += s.damage[unit]
    return total if total > 0 else 0


def attack_damage(s: Campaign, unit: i64, defender: i64) -> i64:
    """What an attack deals: the attack value, doubled and halved (CQ-S44, CQ-15.15)."""
    total = doubled(s, unit, defender, attack_against(s, unit, defender))
    if not has(s, defender, FLYING) or has(s, unit, FLYING):
        return total
    if s.aspects & IGNORES_FLYING != 0:
        for source in s.auras:
            if speaks(s, source, IGNORES_FLYING):
                if constant_of(s, source).ignores_flying(s, source, unit):
                    return total
    return (total + 1) // 2


def area_damage(s: Campaign, unit: i64, other: i64) -> i64:
    """What Area Effect deals one of those it hits: no damage of an attack (CQ-15.8), so nothing
    that speaks of attacking changes it, but the unit deals it."""
    return doubled(s, unit, other, area_effect(s, unit))


def doubled(s: Campaign, unit: i64, other: i64, amount: i64) -> i64:
    """Damage that one unit deals to another, twice as much for each text that doubles it."""
    if s.aspects & DOUBLES != 0:
        for source in s.auras:
            if speaks(s, source, DOUBLES):
                if constant_of(s, source).doubles(s, source, unit, other):
                    amount *= 2
    return amount


def hp(s: Campaign, unit: i64) -> i64:
    """Hit points: additions first, then doubling (CQ-16.5)."""
    total = printed_hp(s, unit)
    times: i64 = 1
    worn = s.worn[unit]
    while worn >= 0:
        kind = s.kind[worn]
        total += TABLES.worn_hp[kind]
        if TABLES.worn_doubles[kind] != 0:
            times *= 2
        worn = s.next[worn]
    lasting = s.lasting
    for k in range(0, len(lasting), LASTING):
        if lasting[k] == MORE_HP and lasting[k + 1] == unit:
            total += lasting[k + 2]
    return total * times if total > 0 else 0


def remaining_hp(s: Campaign, unit: i64) -> i64:
    left = hp(s, unit) - s.damage[unit]
    return left if left > 0 else 0


def command(s: Campaign, unit: i64) -> i64:
    """Command icons (CQ-7.18)."""
    lasting = s.lasting
    for k in range(0, len(lasting), LASTING):
        if lasting[k] == NO_COMMAND and lasting[k + 1] == unit:
            return 0
    total = TABLES.command[s.kind[unit]]
    worn = s.worn[unit]
    while worn >= 0:
        total += TABLES.worn_command[s.kind[worn]]
        worn = s.next[worn]
    if s.aspects & COMMAND != 0:
        for source in s.auras:
            if speaks(s, source, COMMAND):
                total += constant_of(s, source).command(s, source, unit)
    return total if total > 0 else 0


def keywords(s: Campaign, unit: i64) -> i64:
    """The keywords without a number: printed unless blank, gained, lost (CQ-15.2, CQ-16.14)."""
    found: i64 = 0
    if is_active(s, unit):
        found = TABLES.keywords[s.kind[unit]]
    worn = s.worn[unit]
    while worn >= 0:
        found |= TABLES.worn_keywords[s.kind[worn]]
        worn = s.next[worn]
    lasting = s.lasting
    for k in range(0, len(lasting), LASTING):
        if lasting[k] == GAIN_KEYWORDS and lasting[k + 1] == unit:
            found |= lasting[k + 2]
    if s.aspects & (GAINS | LOSES) == 0:
        return found
    lost: i64 = 0
    for source in s.auras:
        if speaks(s, source, GAINS | LOSES):
            constant = constant_of(s, source)
            found |= constant.gains(s, source, unit)
            lost |= constant.loses(s, source, unit)
    return found & ~lost


def has(s: Campaign, unit: i64, keyword: i64) -> bool:
    return keywords(s, unit) & keyword != 0


def area_effect(s: Campaign, unit: i64) -> i64:
    """The number of Area Effect, all sources together (CQ-15.3); 0 for none."""
    total: i64 = 0
    if not s.is_blank(unit):
        total = TABLES.area[s.kind[unit]]
    worn = s.worn[unit]
    while worn >= 0:
        total += TABLES.worn_area[s.kind[worn]]
        worn = s.next[worn]
    return total


def is_active(s: Campaign, source: i64) -> bool:
    """Whether a card's own text works: not blank, and not lost with the hale face (CQ-S37)."""
    if s.is_bloodied(source):
        return False
    return len(s.lasting) == 0 or not s.is_blank(source)


def speaks(s: Campaign, source: i64, aspects: i64) -> bool:
    """Whether a card's constant text speaks of one of these, and works."""
    return TABLES.aspects[s.kind[source]] & aspects != 0 and is_active(s, source)


def has_trait(s: Campaign, card: i64, traits: i64) -> bool:
    """Whether the card has at least one of these traits."""
    return TABLES.traits[s.kind[card]] & traits != 0


def is_of(s: Campaign, card: i64, faction: i64) -> bool:
    return TABLES.faction[s.kind[card]] == faction


# -- what cards forbid -----------------------------------------------------------------------------


def attackable(s: Campaign, unit: i64) -> bool:
    """Whether enemies may declare the unit as defender."""
    if s.aspects & BARS_ATTACK == 0:
        return True
    for source in s.auras:
        if speaks(s, source, BARS_ATTACK) and constant_of(s, source).bars_attack(s, source, unit):
            return False
    return True


def may_retreat(s: Campaign, unit: i64) -> bool:
    if s.aspects & BARS_RETREAT == 0:
        return True
    for source in s.auras:
        if speaks(s, source, BARS_RETREAT) and constant_of(s, source).bars_retreat(s, source, unit):
            return False
    return True


def damageable(s: Campaign, unit: i64) -> bool:
    """Whether damage can be assigned to the unit at all (CQ-17.9)."""
    if s.is_under(CANNOT_BE_DAMAGED, unit):
        return False
    if s.aspects & BARS_DAMAGE == 0:
        return True
    for source in s.auras:
        if speaks(s, source, BARS_DAMAGE) and constant_of(s, source).bars_damage(s, source, unit):
            return False
    return True


def affected(s: Campaign, source: i64, card: i64) -> bool:
    """Whether the effects of a card reach another at all (CQ-15.16)."""
    if source < 0 or TABLES.type[s.kind[source]] != EVENT:
        return True
    if not s.is_unit(card) or s.controller[card] == s.owner[source]:
        return True
    return not has(s, card, IMMUNE_TO_ENEMY_EVENTS)


def targetable(s: Campaign, seat: i64, source: i64, card: i64) -> bool:
    """Whether a player's card ability may target the card."""
    if not affected(s, source, card):
        return False
    if s.controller[card] == seat or s.aspects & BARS_TARGET == 0:
        return True
    for guard in s.auras:
        if speaks(s, guard, BARS_TARGET) and constant_of(s, guard).bars_target(s, guard, card):
            return False
    return True


# -- attaching and controlling ---------------------------------------------------------------------


def may_wear(s: Campaign, seat: i64, card: i64, host: i64) -> bool:
    """Whether the card may be attached to the host by this player (CQ-6.13, CQ-15.21)."""
    kind = s.kind[card]
    on = TABLES.worn_on[kind]
    if on == 0 or not s.is_unit(host) or card == host:
        return False
    host_kind = s.kind[host]
    if on in (ARMY_UNIT, OWN_ARMY_UNIT, NON_VEHICLE_ARMY_UNIT):
        if TABLES.type[host_kind] != ARMY:
            return False
        if on == OWN_ARMY_UNIT and s.controller[host] != seat:
            return False
        if on == NON_VEHICLE_ARMY_UNIT and TABLES.traits[host_kind] & VEHICLE != 0:
            return False
    elif on == UNIQUE_UNIT and TABLES.unique[host_kind] == 0:
        return False
    barred = keywords(s, host)
    if barred & NO_ATTACHMENTS != 0:
        return False
    if barred & NO_WARGEAR != 0 and TABLES.traits[kind] & WARGEAR != 0:
        return False
    return TABLES.worn_once[kind] == 0 or not _wears_other(s, host, card)


def _wears_other(s: Campaign, host: i64, card: i64) -> bool:
    worn = s.worn[host]
    while worn >= 0:
        if s.kind[worn] == s.kind[card] and worn != card:
            return True
        worn = s.next[worn]
    return False


def may_control(s: Campaign, seat: i64, card: i64) -> bool:
    """Whether a player may bring the card under his control: one of each unique card, one Relic
    (CQ-12.43, CQ-12.46)."""
    kind = s.kind[card]
    if TABLES.unique[kind] != 0 and s.controls_named(seat, kind):
        return False
    return TABLES.traits[kind] & RELIC == 0 or relic_of(s, seat) < 0


def relic_of(s: Campaign, seat: i64) -> i64:
    """A Relic the player controls, or -1."""
    for card in range(len(s.kind)):
        if (
            (s.zone[card] == ATTACHED or s.zone[card] == IN_PLAY)
            and s.controller[card] == seat
            and TABLES.traits[s.kind[card]] & RELIC != 0
        ):
            return card
    return -1
