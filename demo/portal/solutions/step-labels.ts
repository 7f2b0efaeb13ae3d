import type { SolutionStep } from '../../research/progress';

/** Titles of the steps of a solution. */
export const stepLabels: Readonly<Record<SolutionStep, string>> = {
  details: 'Read how it works',
  prototype: 'Try the prototype',
  feedback: 'Tell us what you think',
};
