/** A possible answer with its weight, relative to the others. */
export interface Candidate {
  readonly id: string;
  readonly weight: number;
}

/** A question; each option has a weight per candidate, relative to the other options. */
export interface Question {
  readonly id: string;
  readonly options: readonly (readonly number[])[];
}

/** The index of the selected option by the id of its question; -1 for "not sure". */
export type Answers = readonly { readonly id: string; readonly option: number }[];

export interface Ranked extends Candidate {
  /** Probability from 0 to 1. */
  readonly share: number;
}

/** Share from which a candidate is the answer. */
export const FOUND = 0.8;
/** Share below which a candidate is ruled out. */
export const RULED_OUT = 0.03;
/** Minimum information of a question, in bits. */
const MIN_GAIN = 0.01;

const normalize = (candidates: readonly Candidate[]): readonly Ranked[] => {
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0);
  return candidates.map((candidate) => ({ ...candidate, share: candidate.weight / total }));
};

const chance = ({ options }: Question, option: number, candidate: number): number =>
  (options[option]?.[candidate] ?? 1) / options.reduce((sum, weights) => sum + (weights[candidate] ?? 1), 0);

const learn = (candidates: readonly Candidate[], question: Question, option: number): readonly Candidate[] =>
  candidates.map(({ id, weight }, index) => ({ id, weight: weight * chance(question, option, index) }));

/** Returns the candidates with their shares after the answers, in their own order (Bayes' rule). */
export const rank = (
  candidates: readonly Candidate[],
  questions: readonly Question[],
  answers: Answers,
): readonly Ranked[] =>
  normalize(
    answers.reduce((before, { id, option }) => {
      const question = questions.find((each) => each.id === id);
      return question && option >= 0 ? learn(before, question, option) : before;
    }, candidates),
  );

const entropy = (ranked: readonly Ranked[]): number =>
  ranked.reduce((sum, { share }) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);

const gainOf = (ranked: readonly Ranked[], question: Question): number => {
  const now = ranked.map(({ id, share }) => ({ id, weight: share }));
  return question.options.reduce((gain, _, option) => {
    const after = learn(now, question, option);
    const probability = after.reduce((sum, { weight }) => sum + weight, 0);
    return gain - probability * entropy(normalize(after));
  }, entropy(ranked));
};

/** Returns the question that narrows down the candidates most; undefined once one is found, or none is left to ask. */
export const nextQuestion = (
  candidates: readonly Candidate[],
  questions: readonly Question[],
  answers: Answers,
): Question | undefined => {
  const ranked = rank(candidates, questions, answers);
  if (ranked.some(({ share }) => share >= FOUND)) return undefined;
  const [best] = questions
    .filter(({ id }) => !answers.some((answer) => answer.id === id))
    .map((question) => ({ question, gain: gainOf(ranked, question) }))
    .sort((a, b) => b.gain - a.gain);
  return best && best.gain >= MIN_GAIN ? best.question : undefined;
};
