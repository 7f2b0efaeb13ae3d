import type { SolutionStep } from '../../research/progress';

/** The steps of a solution, as the person reads them. */
export const stepLabels: Readonly<Record<SolutionStep, string>> = {
  details: 'Read how it works',
  prototype: 'Try the prototype',
  feedback: 'Tell us what you think',
};
