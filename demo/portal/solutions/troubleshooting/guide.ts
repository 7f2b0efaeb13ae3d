import type { PrototypeTexts } from '../../texts/prototype-texts';

type Guides = PrototypeTexts<'troubleshooting'>['guides'];
export type GuideId = keyof Guides;

/** A support problem: what is the same in every language. */
export interface GuideData<Id extends GuideId> {
  readonly id: Id;
  readonly causes: readonly {
    readonly id: keyof Guides[Id]['causes'] & string;
    /** How often it was the cause, out of a hundred such problems. */
    readonly prior: number;
  }[];
  readonly questions: readonly {
    readonly id: keyof Guides[Id]['questions'] & string;
    /** In the order of their texts. */
    readonly answers: readonly Pick<Answer, 'weight'>[];
  }[];
}

/** A support problem in a language. */
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
