import type { Answer, Cause, Guide, Question } from './guide';

/** A given answer; without one the user was not sure. */
export interface Step {
  readonly question: Question;
  readonly answer: Answer | undefined;
}

export interface Belief {
  readonly cause: Cause;
  /** 0 to 1; those of all causes add up to 1. */
  readonly likelihood: number;
}

/** Below this likelihood a cause counts as ruled out. */
export const RULED_OUT = 0.03;
/** From this likelihood on the cause is named. */
export const FOUND = 0.8;
/** Bits a question must be expected to tell to be worth asking. */
const WORTH_ASKING = 0.01;

/** How often an answer is given where the cause is that one: 0 to 1 over the answers of the question. */
const chance = (question: Question, answer: Answer, { id }: Cause) => {
  const total = question.answers.reduce((sum, { weight }) => sum + (weight[id] ?? 1), 0);
  return (answer.weight[id] ?? 1) / total;
};

const inTotal = (beliefs: readonly Belief[]) => {
  const sum = beliefs.reduce((total, { likelihood }) => total + likelihood, 0);
  return beliefs.map(({ cause, likelihood }) => ({ cause, likelihood: likelihood / sum }));
};

const learn = (beliefs: readonly Belief[], { question, answer }: Step): readonly Belief[] =>
  answer
    ? inTotal(
        beliefs.map(({ cause, likelihood }) => ({ cause, likelihood: likelihood * chance(question, answer, cause) })),
      )
    : beliefs;

const atFirst = ({ causes }: Guide) => inTotal(causes.map((cause) => ({ cause, likelihood: cause.prior })));

/** How likely each cause is after the answers, in the order of the guide (Bayes' rule, answers taken as independent). */
export const beliefsAfter = (guide: Guide, steps: readonly Step[]): readonly Belief[] =>
  steps.reduce(learn, atFirst(guide));

/** Uncertainty in bits: 0 when one cause is certain. */
const entropy = (beliefs: readonly Belief[]) =>
  beliefs.reduce((sum, { likelihood: p }) => (p > 0 ? sum - p * Math.log2(p) : sum), 0);

const expectedGain = (beliefs: readonly Belief[], question: Question) =>
  question.answers.reduce((gain, answer) => {
    const chances = beliefs.map(({ cause, likelihood }) => likelihood * chance(question, answer, cause));
    const given = chances.reduce((sum, part) => sum + part, 0);
    return gain - given * entropy(learn(beliefs, { question, answer }));
  }, entropy(beliefs));

/** The likeliest cause. */
export const leading = (beliefs: readonly Belief[]): Belief | undefined =>
  beliefs.toSorted((a, b) => b.likelihood - a.likelihood)[0];

/** The question that is expected to tell most; none once a cause is found or nothing that is left would tell anything. */
export const nextQuestion = (guide: Guide, steps: readonly Step[]): Question | undefined => {
  const beliefs = beliefsAfter(guide, steps);
  if ((leading(beliefs)?.likelihood ?? 0) >= FOUND) return undefined;
  const asked = steps.map(({ question }) => question.id);
  const left = guide.questions
    .filter(({ id }) => !asked.includes(id))
    .map((question) => ({ question, gain: expectedGain(beliefs, question) }))
    .sort((a, b) => b.gain - a.gain);
  const [best] = left;
  return best && best.gain >= WORTH_ASKING ? best.question : undefined;
};

export interface RuledOut {
  readonly cause: Cause;
  /** Number of the answer that ruled it out, from 1; it stayed ruled out since. */
  readonly by: number;
}

/** Which causes are ruled out, and by which answer. */
export const ruledOut = (guide: Guide, steps: readonly Step[]): readonly RuledOut[] => {
  const beliefsBy = steps.map((_, index) => beliefsAfter(guide, steps.slice(0, index + 1)));
  return guide.causes.flatMap((cause, index): readonly RuledOut[] => {
    const possible = beliefsBy.findLastIndex((beliefs) => (beliefs[index]?.likelihood ?? 0) >= RULED_OUT);
    return possible < steps.length - 1 ? [{ cause, by: possible + 2 }] : [];
  });
};
