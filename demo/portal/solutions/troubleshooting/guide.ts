import type { PrototypeTexts } from '../../texts/prototype-texts';

type Guides = PrototypeTexts<'troubleshooting'>['guides'];
export type GuideId = keyof Guides;

/** A support problem without its texts. */
export interface GuideData<Id extends GuideId> {
  readonly id: Id;
  readonly causes: readonly {
    readonly id: keyof Guides[Id]['causes'] & string;
    /** Frequency of the cause, per hundred such problems. */
    readonly prior: number;
  }[];
  readonly questions: readonly {
    readonly id: keyof Guides[Id]['questions'] & string;
    /** In the order of their texts. */
    readonly answers: readonly Pick<Answer, 'weight'>[];
  }[];
}

/** A support problem with its texts. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  readonly causes: readonly Cause[];
  readonly questions: readonly Question[];
}

export interface Cause {
  readonly id: string;
  readonly name: string;
  /** Frequency of the cause, per hundred such problems. */
  readonly prior: number;
  /** First remedy. */
  readonly remedy: string;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly text: string;
  /** Weight of this answer given the cause, relative to the question's other answers; never 0. */
  readonly weight: Readonly<Record<string, number>>;
}
