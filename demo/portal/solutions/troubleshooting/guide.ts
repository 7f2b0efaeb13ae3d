/** A support problem, as data. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly causes: readonly Cause[];
  readonly questions: readonly Question[];
}

export interface Cause {
  readonly id: string;
  readonly name: string;
  /** How often it was the cause, out of a hundred such problems. */
  readonly prior: number;
  /** What to do about it first. */
  readonly remedy: string;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly text: string;
  /** How often this is the answer where that is the cause, beside the question's other answers; never 0. */
  readonly weight: Readonly<Record<string, number>>;
}
