import type { Answer, Cause, Guide, Question } from './guide';

/** An answer; undefined when the user was not sure. */
export interface Step {
  readonly question: Question;
  readonly answer: Answer | undefined;
}

export interface Belief {
  readonly cause: Cause;
  /** Probability from 0 to 1; those of all causes add up to 1. */
  readonly likelihood: number;
}

/** Probability below which a cause is ruled out. */
export const RULED_OUT = 0.03;
/** Probability from which a cause is found. */
export const FOUND = 0.8;
/** Minimum expected information of a question, in bits. */
const MIN_GAIN = 0.01;

/** Returns the probability of an answer given a cause: 0 to 1 over the answers of the question. */
const chance = (question: Question, answer: Answer, { id }: Cause) => {
  const total = question.answers.reduce((sum, { weight }) => sum + (weight[id] ?? 1), 0);
  return (answer.weight[id] ?? 1) / total;
};

const normalize = (beliefs: readonly Belief[]) => {
  const sum = beliefs.reduce((total, { likelihood }) => total + likelihood, 0);
  return beliefs.map(({ cause, likelihood }) => ({ cause, likelihood: likelihood / sum }));
};

const learn = (beliefs: readonly Belief[], { question, answer }: Step): readonly Belief[] =>
  answer
    ? normalize(
        beliefs.map(({ cause, likelihood }) => ({ cause, likelihood: likelihood * chance(question, answer, cause) })),
      )
    : beliefs;

const priorsOf = ({ causes }: Guide) => normalize(causes.map((cause) => ({ cause, likelihood: cause.prior })));

/**
 * Returns the probability of each cause after the answers, in guide order (Bayes' rule, answers taken as independent).
 */
export const beliefsAfter = (guide: Guide, steps: readonly Step[]): readonly Belief[] =>
  steps.reduce(learn, priorsOf(guide));

/** Returns the entropy in bits: 0 when one cause is certain. */
const entropy = (beliefs: readonly Belief[]) =>
  beliefs.reduce((sum, { likelihood: p }) => (p > 0 ? sum - p * Math.log2(p) : sum), 0);

const expectedGain = (beliefs: readonly Belief[], question: Question) =>
  question.answers.reduce((gain, answer) => {
    const chances = beliefs.map(({ cause, likelihood }) => likelihood * chance(question, answer, cause));
    const probability = chances.reduce((sum, part) => sum + part, 0);
    return gain - probability * entropy(learn(beliefs, { question, answer }));
  }, entropy(beliefs));

/** Returns the most likely cause. */
export const leading = (beliefs: readonly Belief[]): Belief | undefined =>
  beliefs.toSorted((a, b) => b.likelihood - a.likelihood)[0];

/**
 * Returns the question with the most expected information; undefined once a cause is found or no question is left with
 * enough.
 */
export const nextQuestion = (guide: Guide, steps: readonly Step[]): Question | undefined => {
  const beliefs = beliefsAfter(guide, steps);
  if ((leading(beliefs)?.likelihood ?? 0) >= FOUND) return undefined;
  const askedIds = steps.map(({ question }) => question.id);
  const remaining = guide.questions
    .filter(({ id }) => !askedIds.includes(id))
    .map((question) => ({ question, gain: expectedGain(beliefs, question) }))
    .sort((a, b) => b.gain - a.gain);
  const [best] = remaining;
  return best && best.gain >= MIN_GAIN ? best.question : undefined;
};

export interface RuledOut {
  readonly cause: Cause;
  /** Number of the answer that ruled it out for good, from 1. */
  readonly by: number;
}

/** Returns the causes that are ruled out, and the answers that did it. */
export const ruledOut = (guide: Guide, steps: readonly Step[]): readonly RuledOut[] => {
  const beliefsBy = steps.map((_, index) => beliefsAfter(guide, steps.slice(0, index + 1)));
  return guide.causes.flatMap((cause, index): readonly RuledOut[] => {
    const possible = beliefsBy.findLastIndex((beliefs) => (beliefs[index]?.likelihood ?? 0) >= RULED_OUT);
    return possible < steps.length - 1 ? [{ cause, by: possible + 2 }] : [];
  });
};
