import { type SolutionStep, solutionSteps } from '../../research/progress';
import { type SolutionId, solutionIds } from '../../research/solutions';

/** Completed steps of one solution. */
export const stepsDone = (id: SolutionId, isDone: (check: `${SolutionId}.${SolutionStep}`) => boolean): number =>
  solutionSteps.filter((step) => isDone(`${id}.${step}`)).length;

/**
 * Returns the next solution: the first in progress, else the first not started; undefined
 * when everything is done.
 */
export const nextSolution = (
  isDone: (check: `${SolutionId}.${SolutionStep}`) => boolean,
): { id: SolutionId; begun: boolean } | undefined => {
  const open = solutionIds.filter((id) => stepsDone(id, isDone) < solutionSteps.length);
  const begun = open.find((id) => stepsDone(id, isDone) > 0);
  const [first] = open;
  if (begun) return { id: begun, begun: true };
  return first && { id: first, begun: false };
};
