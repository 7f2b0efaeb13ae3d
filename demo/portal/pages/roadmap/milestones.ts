import type { Path } from '../../paths';
import type { PartTexts } from '../../texts/english';
import type { Quarter } from './quarters';

/** Areas, named after their screens. */
export const roadmapAreas = ['/solutions', '/desktop', '/integrations', '/portal'] as const;
export type RoadmapArea = (typeof roadmapAreas)[number];

interface Milestone {
  /** Quarter of the plan or of the completion. */
  readonly quarter: Quarter;
  /** Set on completion, and never by the calendar: a plan whose quarter has passed is overdue. */
  readonly isDone?: true;
  readonly id: keyof PartTexts['roadmap']['milestones'];
  readonly area: RoadmapArea;
  /** Screen where it is visible or gets feedback. */
  readonly path: Path;
}

/** Completed and planned milestones, oldest first. */
export const milestones: readonly Milestone[] = [
  {
    quarter: { year: 2026, number: 2 },
    isDone: true,
    id: 'outageClients',
    area: '/solutions',
    path: '/solutions/outage-hub',
  },
  {
    quarter: { year: 2026, number: 2 },
    isDone: true,
    id: 'ownSignIn',
    area: '/portal',
    path: '/portal',
  },
  {
    quarter: { year: 2026, number: 3 },
    isDone: true,
    id: 'automationRuns',
    area: '/solutions',
    path: '/solutions/automation-services',
  },
  {
    quarter: { year: 2026, number: 3 },
    isDone: true,
    id: 'ticketsInApp',
    area: '/desktop',
    path: '/desktop',
  },
  {
    quarter: { year: 2026, number: 4 },
    id: 'dryRun',
    area: '/solutions',
    path: '/solutions/workflow-automation',
  },
  {
    quarter: { year: 2026, number: 4 },
    id: 'mentorCalendars',
    area: '/solutions',
    path: '/solutions/tech-mentor',
  },
  {
    quarter: { year: 2026, number: 4 },
    id: 'tenIntegrations',
    area: '/integrations',
    path: '/integrations',
  },
  {
    quarter: { year: 2027, number: 1 },
    id: 'ownDocuments',
    area: '/solutions',
    path: '/solutions/actual-intelligence',
  },
  {
    quarter: { year: 2027, number: 1 },
    id: 'noticeLetters',
    area: '/solutions',
    path: '/solutions/vendor-hub',
  },
  {
    quarter: { year: 2027, number: 1 },
    id: 'appOffline',
    area: '/desktop',
    path: '/desktop',
  },
  {
    quarter: { year: 2027, number: 2 },
    id: 'bookRooms',
    area: '/solutions',
    path: '/solutions/onboarding',
  },
  {
    quarter: { year: 2027, number: 2 },
    id: 'twoWayTickets',
    area: '/integrations',
    path: '/integrations',
  },
  {
    quarter: { year: 2027, number: 3 },
    id: 'forecasts',
    area: '/solutions',
    path: '/solutions/project-execution',
  },
  {
    quarter: { year: 2027, number: 3 },
    id: 'ownPortal',
    area: '/portal',
    path: '/portal',
  },
];
