import { type Path, tidyPath } from './paths';

export type NavigationIcon =
  | 'home'
  | 'desktop'
  | 'solutions'
  | 'integrations'
  | 'reporting'
  | 'portal'
  | 'roadmap'
  | 'sweepstakes'
  | 'investments'
  | 'feedback';

interface NavigationLink {
  readonly label: string;
  readonly path: Path;
}

interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export interface NavigationEntry extends NavigationLink {
  readonly icon: NavigationIcon;
  /** One sentence about what is there. */
  readonly about?: string;
  /** Makes the entry expandable. */
  readonly groups?: readonly NavigationGroup[];
}

/** The whole menu in its order. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', path: '/', icon: 'home' },
  {
    label: 'Desktop App',
    path: '/desktop',
    icon: 'desktop',
    about: 'Seven tools in one window. Which ones would you use?',
  },
  {
    label: 'Solutions',
    path: '/solutions',
    icon: 'solutions',
    about: 'Nine ideas, from concept to pilot, each with something to try.',
    groups: [
      { label: 'Core Engine', links: [{ label: 'Actual Intelligence', path: '/solutions/actual-intelligence' }] },
      {
        label: 'AI & Automation',
        links: [
          { label: 'Managed Automation', path: '/solutions/automation-services' },
          { label: 'Workflow Builder', path: '/solutions/workflow-automation' },
        ],
      },
      {
        label: 'Support & Expertise',
        links: [
          { label: 'Tech Mentoring', path: '/solutions/tech-mentor' },
          { label: 'Outage Monitoring', path: '/solutions/outage-hub' },
          { label: 'Troubleshooting', path: '/solutions/troubleshooting' },
        ],
      },
      { label: 'Operations', links: [{ label: 'Vendor Management', path: '/solutions/vendor-hub' }] },
      {
        label: 'Projects & Knowledge',
        links: [
          { label: 'User Onboarding', path: '/solutions/onboarding' },
          { label: 'Project Execution', path: '/solutions/project-execution' },
        ],
      },
    ],
  },
  {
    label: 'Integrations',
    path: '/integrations',
    icon: 'integrations',
    about: 'Name up to ten products that ours should work with.',
  },
  {
    label: 'Reporting',
    path: '/reporting',
    icon: 'reporting',
    about: 'What you have seen and sent, as charts and tables.',
  },
  {
    label: 'Portal',
    path: '/portal',
    icon: 'portal',
    about: 'Try one in your company’s name, and see what is kept about you.',
  },
  {
    label: 'Roadmap',
    path: '/roadmap',
    icon: 'roadmap',
    about: 'What we have done, what we are working on, and what comes next.',
  },
  {
    label: 'Sweepstakes',
    path: '/sweepstakes',
    icon: 'sweepstakes',
    about: 'Take part in the drawing for clients, four times a year.',
  },
  {
    label: 'Investments',
    path: '/investments',
    icon: 'investments',
    about: 'Tell us whether you would like to invest.',
  },
  {
    label: 'Feedback',
    path: '/feedback',
    icon: 'feedback',
    about: 'Rate what you have seen and tell us what is missing.',
  },
];

/** The group of the menu that a path belongs to, or an empty text. */
export const groupOf = (path: string): string =>
  navigation.flatMap(({ groups = [] }) => groups).find(({ links }) => links.some((link) => link.path === path))
    ?.label ?? '';

/** Whether an expandable entry opens by itself: the current path is one of its links. */
export const opensFor = ({ groups = [] }: NavigationEntry, path: string): boolean =>
  groups.some(({ links }) => links.some((link) => link.path === tidyPath(path)));
