import type { Path } from '../../paths';
import type { PartTexts } from '../../texts/english';

const QUARTER = 3;

export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly number: number;
}

/** Returns the difference in quarters between a day in the local calendar and a quarter: -1 is the previous one. */
export const quartersAway = ({ year, number }: Quarter, day: Date): number =>
  (year - day.getFullYear()) * 4 + number - 1 - Math.floor(day.getMonth() / QUARTER);

/** Returns how much of a quarter has passed on a day, from 0 to 1. */
export const shareOfQuarter = (day: Date): number => {
  const first = Math.floor(day.getMonth() / QUARTER) * QUARTER;
  const start = new Date(day.getFullYear(), first, 1).getTime();
  const end = new Date(day.getFullYear(), first + QUARTER, 1).getTime();
  return (day.getTime() - start) / (end - start);
};

export type Tense = 'Done' | 'Overdue' | 'Now' | 'Next' | 'Later';

/** Returns the state of a quarter at this distance, by whether all its milestones are done. */
export const tenseOf = (away: number, isDone: boolean): Tense => {
  if (away < 0) return isDone ? 'Done' : 'Overdue';
  if (away === 0) return 'Now';
  return away === 1 ? 'Next' : 'Later';
};

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

const of = (year: number, number: number): Quarter => ({ year, number });

/** Completed and planned milestones, oldest first. */
export const milestones: readonly Milestone[] = [
  { quarter: of(2026, 2), isDone: true, id: 'outageClients', area: '/solutions', path: '/solutions/outage-hub' },
  { quarter: of(2026, 2), isDone: true, id: 'ownSignIn', area: '/portal', path: '/portal' },
  {
    quarter: of(2026, 3),
    isDone: true,
    id: 'automationRuns',
    area: '/solutions',
    path: '/solutions/automation-services',
  },
  { quarter: of(2026, 3), isDone: true, id: 'ticketsInApp', area: '/desktop', path: '/desktop' },
  { quarter: of(2026, 4), id: 'dryRun', area: '/solutions', path: '/solutions/workflow-automation' },
  { quarter: of(2026, 4), id: 'mentorCalendars', area: '/solutions', path: '/solutions/tech-mentor' },
  { quarter: of(2026, 4), id: 'tenIntegrations', area: '/integrations', path: '/integrations' },
  { quarter: of(2027, 1), id: 'ownDocuments', area: '/solutions', path: '/solutions/actual-intelligence' },
  { quarter: of(2027, 1), id: 'noticeLetters', area: '/solutions', path: '/solutions/vendor-hub' },
  { quarter: of(2027, 1), id: 'appOffline', area: '/desktop', path: '/desktop' },
  { quarter: of(2027, 2), id: 'bookRooms', area: '/solutions', path: '/solutions/onboarding' },
  { quarter: of(2027, 2), id: 'twoWayTickets', area: '/integrations', path: '/integrations' },
  { quarter: of(2027, 3), id: 'forecasts', area: '/solutions', path: '/solutions/project-execution' },
  { quarter: of(2027, 3), id: 'ownPortal', area: '/portal', path: '/portal' },
];
