import { type Lookup, list, own } from './attributes';
import { operators } from './operators';

/** Decides for one set of attributes. */
export type Decision = (attributes: Lookup) => boolean;

/** Groups nest at most twice on the wire; the bound keeps hostile data from exhausting the stack. */
const DEEPEST = 20;

const never: Decision = () => false;

/** An unknown operator, an invalid value and an absent attribute fail the condition, negated or not. */
const compileCondition = (condition: unknown): Decision => {
  const name = own(condition, 'attribute');
  const test = operators.get(own(condition, 'op'))?.(own(condition, 'value'));
  const negate = own(condition, 'negate') === true;
  if (typeof name !== 'string' || !test) return never;
  return (attributes) => {
    try {
      const attribute = attributes(name);
      return attribute !== undefined && test(attribute) !== negate;
    } catch {
      // An object of the host may refuse to be read or turned into text.
      return false;
    }
  };
};

/** A rule is a group with a treatment. Logic is "and" unless it says "or"; an empty list always matches. */
const compileGroup = (group: unknown, depth = 0): Decision => {
  const conditions = own(group, 'conditions') ?? [];
  if (!Array.isArray(conditions) || depth > DEEPEST) return never;
  const decisions = conditions.map((entry: unknown) =>
    own(entry, 'conditions') === undefined ? compileCondition(entry) : compileGroup(entry, depth + 1),
  );
  if (own(group, 'conditionLogic') === 'or' && decisions.length > 0) {
    return (attributes) => decisions.some((decide) => decide(attributes));
  }
  return (attributes) => decisions.every((decide) => decide(attributes));
};

/** Only the text `"true"` entitles; the boolean does not. */
const entitles = (treatment: unknown): boolean => treatment === 'true';

/**
 * Evaluates a plan, or a flag that is on: the first matching rule decides, whatever its treatment, else the default. A
 * malformed rule matches and denies, since its target is unknown.
 */
export const compilePlan = (plan: unknown): Decision => {
  const byDefault = entitles(own(plan, 'defaultTreatment'));
  const rules = list(own(plan, 'rules')).map((rule) => ({
    matches: compileGroup(rule),
    outcome: entitles(own(rule, 'treatment')),
  }));
  return (attributes) => rules.find(({ matches }) => matches(attributes))?.outcome ?? byDefault;
};

/** A feature flag; one that is off gives its off-treatment without looking at the rules. */
export const compileFlag = (flag: unknown): Decision => {
  if (own(flag, 'on') === true) return compilePlan(flag);
  const off = entitles(own(flag, 'offTreatment'));
  return () => off;
};
