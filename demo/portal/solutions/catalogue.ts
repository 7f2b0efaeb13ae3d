import type { SolutionId } from '../../research/solutions';
import type { PartTexts } from '../texts/english';

/** How far a solution is: an idea on paper, something to try on sample data, or in use with a few clients. */
export type Stage = keyof PartTexts['solution']['stages'];

/** The stage of each solution. */
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
