import type { BadgeProps } from '@gatehouse/ui/kit';
import type { SolutionId } from '../../research/solutions';
import type { PartTexts } from '../texts/english';

/** Stage of a solution: concept, prototype on sample data, or pilot with a few clients. */
export type Stage = keyof PartTexts['solution']['stages'];

/** Stage of each solution. */
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
