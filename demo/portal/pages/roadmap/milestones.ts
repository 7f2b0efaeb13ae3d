import type { Path } from '../../paths';
import type { Quarter } from './quarters';

export type RoadmapArea = 'Solutions' | 'Desktop App' | 'Integrations' | 'Portal';

export const roadmapAreas: readonly RoadmapArea[] = ['Solutions', 'Desktop App', 'Integrations', 'Portal'];

interface Milestone {
  /** The quarter it was planned for, or done in. */
  readonly quarter: Quarter;
  /** Set when it is done, and never by the calendar: a plan whose quarter has passed without it is overdue. */
  readonly isDone?: true;
  readonly title: string;
  readonly text: string;
  readonly area: RoadmapArea;
  /** Where to see it or to answer. */
  readonly path: Path;
}

/** What was done and what is planned, oldest first. Plans change; what is done does not. */
export const milestones: readonly Milestone[] = [
  {
    quarter: { year: 2026, number: 2 },
    isDone: true,
    title: 'Outage Monitoring with the first clients',
    text: 'Twelve weeks beside real outages. The board stayed, the map of the world went: nobody looked at it.',
    area: 'Solutions',
    path: '/solutions/outage-hub',
  },
  {
    quarter: { year: 2026, number: 2 },
    isDone: true,
    title: 'Sign-in through your own identity provider',
    text: 'One address for everything here, with the second factor that your company asks for.',
    area: 'Portal',
    path: '/portal',
  },
  {
    quarter: { year: 2026, number: 3 },
    isDone: true,
    title: 'Managed Automation runs unattended',
    text: 'Routines stop at a guard rail and ask a person. Before that, every run needed somebody to watch it.',
    area: 'Solutions',
    path: '/solutions/automation-services',
  },
  {
    quarter: { year: 2026, number: 3 },
    isDone: true,
    title: 'Tickets in the Desktop App',
    text: 'Open, answer and close without a browser. Attachments are still missing.',
    area: 'Desktop App',
    path: '/desktop',
  },
  {
    quarter: { year: 2026, number: 4 },
    title: 'A dry run for workflows',
    text: 'Every step shows what it would do with last week’s real events, before anything is switched on.',
    area: 'Solutions',
    path: '/solutions/workflow-automation',
  },
  {
    quarter: { year: 2026, number: 4 },
    title: 'Calendars of mentors',
    text: 'Free hours come from the calendar itself, so that an hour that was booked elsewhere is not offered.',
    area: 'Solutions',
    path: '/solutions/tech-mentor',
  },
  {
    quarter: { year: 2026, number: 4 },
    title: 'The ten integrations that clients name most',
    text: 'They come from the lists that clients keep on the Integrations screen. What you write there moves them.',
    area: 'Integrations',
    path: '/integrations',
  },
  {
    quarter: { year: 2027, number: 1 },
    title: 'Actual Intelligence on your own documents',
    text: 'Connectors for a wiki, a ticket system and a shared folder. Until then it answers from sample documents.',
    area: 'Solutions',
    path: '/solutions/actual-intelligence',
  },
  {
    quarter: { year: 2027, number: 1 },
    title: 'Notice letters from Vendor Management',
    text: 'A draft a month before the notice date, with the year’s figures in it. You send it yourself.',
    area: 'Solutions',
    path: '/solutions/vendor-hub',
  },
  {
    quarter: { year: 2027, number: 1 },
    title: 'The Desktop App offline',
    text: 'Articles and open tickets without a connection; what you write is sent when there is one.',
    area: 'Desktop App',
    path: '/desktop',
  },
  {
    quarter: { year: 2027, number: 2 },
    title: 'Onboarding plans that book rooms and devices',
    text: 'The plan knows what is in stock and what has to be ordered in time.',
    area: 'Solutions',
    path: '/solutions/onboarding',
  },
  {
    quarter: { year: 2027, number: 2 },
    title: 'Two-way tickets for every ticket system',
    text: 'What is answered in one system is answered in the other. Today that works with ServiceNow and Jira Service Management.',
    area: 'Integrations',
    path: '/integrations',
  },
  {
    quarter: { year: 2027, number: 3 },
    title: 'Forecasts in Project Execution from your own past',
    text: 'Ranges learned from how long your projects took, instead of from estimates alone. This one may not work.',
    area: 'Solutions',
    path: '/solutions/project-execution',
  },
  {
    quarter: { year: 2027, number: 3 },
    title: 'A portal in the name of your company',
    text: 'Your colours, your address, your choice of screens, for the people you serve.',
    area: 'Portal',
    path: '/portal',
  },
];
