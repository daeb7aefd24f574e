### How the judge says no: the rule's own sentence, with its id.

refusal = { $sentence } ({ $rule })
refusal-unknown = Rule { $rule } does not allow this.
