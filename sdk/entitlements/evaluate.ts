import { get, type Lookup, list } from './attributes';
import { operators } from './operators';

/** Evaluates a rule for a set of attributes. */
export type Decision = (attributes: Lookup) => boolean;

/**
 * Maximum nesting of groups; they nest at most twice on the wire, and the limit protects the stack from hostile data.
 */
const MAX_DEPTH = 20;

const never: Decision = () => false;

/** An unknown operator, an invalid value and an absent attribute fail the condition, negated or not. */
const compileCondition = (condition: unknown): Decision => {
  const name = get(condition, 'attribute');
  const test = operators.get(get(condition, 'op'))?.(get(condition, 'value'));
  const negate = get(condition, 'negate') === true;
  if (typeof name !== 'string' || !test) return never;
  return (attributes) => {
    try {
      const attribute = attributes(name);
      return attribute !== undefined && test(attribute) !== negate;
    } catch {
      // Reading or converting an object of the host may throw.
      return false;
    }
  };
};

/** A rule is a group with a treatment. Its logic is "and" unless it is "or"; an empty list always matches. */
const compileGroup = (group: unknown, depth = 0): Decision => {
  const conditions = get(group, 'conditions') ?? [];
  if (!Array.isArray(conditions) || depth > MAX_DEPTH) return never;
  const decisions = conditions.map((entry: unknown) =>
    get(entry, 'conditions') === undefined ? compileCondition(entry) : compileGroup(entry, depth + 1),
  );
  if (get(group, 'conditionLogic') === 'or' && decisions.length > 0) {
    return (attributes) => decisions.some((decide) => decide(attributes));
  }
  return (attributes) => decisions.every((decide) => decide(attributes));
};

/** Only the string `"true"` entitles; the boolean does not. */
const entitles = (treatment: unknown): boolean => treatment === 'true';

/**
 * Evaluates a plan, or a flag that is on: the first matching rule decides, whatever its treatment, else the default. A
 * malformed rule matches and denies, since its target is unknown.
 */
export const compilePlan = (plan: unknown): Decision => {
  const byDefault = entitles(get(plan, 'defaultTreatment'));
  const rules = list(get(plan, 'rules')).map((rule) => ({
    matches: compileGroup(rule),
    outcome: entitles(get(rule, 'treatment')),
  }));
  return (attributes) => rules.find(({ matches }) => matches(attributes))?.outcome ?? byDefault;
};

/** Evaluates a feature flag; one that is off returns its off-treatment without evaluating rules. */
export const compileFlag = (flag: unknown): Decision => {
  if (get(flag, 'on') === true) return compilePlan(flag);
  const off = entitles(get(flag, 'offTreatment'));
  return () => off;
};
