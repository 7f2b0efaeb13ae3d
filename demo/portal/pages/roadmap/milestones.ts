import type { Path } from '../../paths';
import type { PartTexts } from '../../texts/english';
import type { Quarter } from './quarters';

/** Areas by the screen that they are called after. */
export const roadmapAreas = ['/solutions', '/desktop', '/integrations', '/portal'] as const;
export type RoadmapArea = (typeof roadmapAreas)[number];

interface Milestone {
  /** The quarter it was planned for, or done in. */
  readonly quarter: Quarter;
  /** Set when it is done, and never by the calendar: a plan whose quarter has passed without it is overdue. */
  readonly isDone?: true;
  readonly id: keyof PartTexts['roadmap']['milestones'];
  readonly area: RoadmapArea;
  /** Where to see it or to answer. */
  readonly path: Path;
}

/** Done and planned milestones, oldest first. */
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
