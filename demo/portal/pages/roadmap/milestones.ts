import type { Path } from '../../paths';

export type RoadmapArea = 'Solutions' | 'Desktop App' | 'Integrations' | 'Portal';

export const roadmapAreas: readonly RoadmapArea[] = ['Solutions', 'Desktop App', 'Integrations', 'Portal'];

interface Milestone {
  /** Quarters from the present one: -1 is the last one, 0 this one. */
  readonly quarter: number;
  readonly title: string;
  readonly text: string;
  readonly area: RoadmapArea;
  /** Where to see it or to answer. */
  readonly path: Path;
}

/** What was done and what is planned, oldest first. Plans change; what is done does not. */
export const milestones: readonly Milestone[] = [
  {
    quarter: -2,
    title: 'Outage Monitoring with the first clients',
    text: 'Twelve weeks beside real outages. The board stayed, the map of the world went: nobody looked at it.',
    area: 'Solutions',
    path: '/solutions/outage-hub',
  },
  {
    quarter: -2,
    title: 'Sign-in through your own identity provider',
    text: 'One address for everything here, with the second factor that your company asks for.',
    area: 'Portal',
    path: '/portal',
  },
  {
    quarter: -1,
    title: 'Managed Automation runs unattended',
    text: 'Routines stop at a guard rail and ask a person. Before that, every run needed somebody to watch it.',
    area: 'Solutions',
    path: '/solutions/automation-services',
  },
  {
    quarter: -1,
    title: 'Tickets in the Desktop App',
    text: 'Open, answer and close without a browser. Attachments are still missing.',
    area: 'Desktop App',
    path: '/desktop',
  },
  {
    quarter: 0,
    title: 'A dry run for workflows',
    text: 'Every step shows what it would do with real events of last week, before anything is switched on.',
    area: 'Solutions',
    path: '/solutions/workflow-automation',
  },
  {
    quarter: 0,
    title: 'Calendars of mentors',
    text: 'Free hours come from the calendar itself, so that an hour that was booked elsewhere is not offered.',
    area: 'Solutions',
    path: '/solutions/tech-mentor',
  },
  {
    quarter: 0,
    title: 'The ten integrations that clients name most',
    text: 'The list on the Integrations screen is counted at the end of the quarter. What you write there moves it.',
    area: 'Integrations',
    path: '/integrations',
  },
  {
    quarter: 1,
    title: 'Actual Intelligence on your own documents',
    text: 'Connectors for a wiki, a ticket system and a shared folder. Until then it answers from sample documents.',
    area: 'Solutions',
    path: '/solutions/actual-intelligence',
  },
  {
    quarter: 1,
    title: 'Notice letters from Vendor Management',
    text: 'A draft a month before the notice date, with the year’s figures in it. You send it, not we.',
    area: 'Solutions',
    path: '/solutions/vendor-hub',
  },
  {
    quarter: 1,
    title: 'The Desktop App offline',
    text: 'Articles and open tickets without a connection; what you write is sent when there is one.',
    area: 'Desktop App',
    path: '/desktop',
  },
  {
    quarter: 2,
    title: 'Onboarding plans that book rooms and devices',
    text: 'The plan knows what is in stock and what has to be ordered in time.',
    area: 'Solutions',
    path: '/solutions/onboarding',
  },
  {
    quarter: 2,
    title: 'Two-way tickets for every ticket system',
    text: 'What is answered in one system is answered in the other. Today that works with ServiceNow and Jira Service Management.',
    area: 'Integrations',
    path: '/integrations',
  },
  {
    quarter: 3,
    title: 'Forecasts of Project Execution from your own past',
    text: 'Ranges learned from how long your projects took, instead of from estimates alone. This one may not work.',
    area: 'Solutions',
    path: '/solutions/project-execution',
  },
  {
    quarter: 3,
    title: 'A portal in the name of your company',
    text: 'Your colours, your address, your choice of screens, for the people you serve.',
    area: 'Portal',
    path: '/portal',
  },
];
