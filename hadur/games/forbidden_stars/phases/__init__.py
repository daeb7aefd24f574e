"""The procedures of Forbidden Stars, one file each, in the order of the rulebook."""
