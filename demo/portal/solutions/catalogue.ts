import type { SolutionId } from '../../research/solutions';

/** How far a solution is: an idea on paper, something to try on sample data, or in use with a few clients. */
export type Stage = 'Concept' | 'Prototype' | 'Pilot';

interface SolutionSummary {
  readonly stage: Stage;
  /** What it does, in one sentence. */
  readonly summary: string;
}

/** What menus and overviews say of each solution; everything else loads with its screen. */
export const catalogue: Readonly<Record<SolutionId, SolutionSummary>> = {
  'actual-intelligence': {
    stage: 'Prototype',
    summary: 'Answers from your own runbooks and tickets, each with the place it comes from.',
  },
  'automation-services': {
    stage: 'Pilot',
    summary: 'Routine IT work, done by routines that we write, watch and repair.',
  },
  'workflow-automation': {
    stage: 'Prototype',
    summary: 'Connect your tools step by step, and see what would happen before it does.',
  },
  'tech-mentor': {
    stage: 'Pilot',
    summary: 'An hour with somebody who has solved your problem before.',
  },
  'outage-hub': {
    stage: 'Pilot',
    summary: 'One board for every service you depend on, yours and those you rent.',
  },
  troubleshooting: {
    stage: 'Prototype',
    summary: 'Questions that lead to the cause, and a record of what was ruled out.',
  },
  'vendor-hub': {
    stage: 'Prototype',
    summary: 'Contracts, renewals and risks of your vendors in one list, with time to act.',
  },
  onboarding: {
    stage: 'Pilot',
    summary: 'Accounts, devices and first steps of a new colleague, ready on day one.',
  },
  'project-execution': {
    stage: 'Concept',
    summary: 'Plans that know who has time, and say early when a date will not hold.',
  },
};
