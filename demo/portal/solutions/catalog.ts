import type { BadgeProps } from '@gatehouse/ui/kit';
import { type SolutionStep, solutionSteps } from '../../research/progress';
import { type SolutionId, solutionIds } from '../../research/solutions';
import type { PartTexts } from '../texts/english';

/** Stage of a solution: concept, prototype on sample data, or pilot with a few clients. */
export type Stage = keyof PartTexts['solution']['stages'];

export const stageOf: Readonly<Record<SolutionId, Stage>> = {
  'actual-intelligence': 'Prototype',
  'automation-services': 'Pilot',
  'workflow-automation': 'Prototype',
  'tech-mentor': 'Pilot',
  'outage-hub': 'Pilot',
  troubleshooting: 'Prototype',
  'vendor-hub': 'Prototype',
  onboarding: 'Pilot',
  'project-execution': 'Concept',
};

/** Color of each stage; an integration in the same stage has the same color. */
export const stageTones: Readonly<Record<Stage, NonNullable<BadgeProps['tone']>>> = {
  Concept: 'neutral',
  Prototype: 'warning',
  Pilot: 'info',
};

/** Stages in order. */
export const stages: readonly Stage[] = ['Concept', 'Prototype', 'Pilot'];

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
