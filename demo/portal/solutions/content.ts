import type { ComponentType } from 'react';
import type { SolutionId } from '../../research/solutions';

export interface PrototypeProps {
  /** Call it once the user has seen the point of the prototype, such as the end of a run; further calls are ignored. */
  onExplored: () => void;
}

/** What a solution's screen says and shows, apart from what is the same for all of them. */
export interface SolutionContent {
  readonly id: SolutionId;
  /** How it is today without the solution: two or three sentences. */
  readonly problem: string;
  /** What changes with it. */
  readonly benefits: readonly [Benefit, Benefit, Benefit];
  /** How it works, a sentence per step. */
  readonly steps: readonly string[];
  /** How far it really is: what exists, and what does not yet. */
  readonly standing: string;
  /** What we do not know yet and would like to hear about. */
  readonly questions: readonly string[];
  /** What to try in the prototype, one sentence. */
  readonly task: string;
  /** An interactive picture of the product on sample data; everything stays inside the page. */
  readonly Prototype: ComponentType<PrototypeProps>;
}

export interface Benefit {
  readonly title: string;
  readonly text: string;
}
