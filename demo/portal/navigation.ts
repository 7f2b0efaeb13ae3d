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

/** The whole menu in its order, screens that are still to come included. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Home', path: '/', icon: 'home' },
  { label: 'Desktop App', path: '/desktop', icon: 'desktop' },
  {
    label: 'Solutions',
    path: '/solutions',
    icon: 'solutions',
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
  { label: 'Integrations', path: '/integrations', icon: 'integrations' },
  { label: 'Reporting', path: '/reporting', icon: 'reporting' },
  { label: 'Portal', path: '/portal', icon: 'portal' },
  { label: 'Roadmap', path: '/roadmap', icon: 'roadmap' },
  { label: 'Sweepstakes', path: '/sweepstakes', icon: 'sweepstakes' },
  { label: 'Investments', path: '/investments', icon: 'investments' },
  {
    label: 'Feedback',
    path: '/feedback',
    icon: 'feedback',
    about: 'Rate what you have seen and tell us what is missing.',
  },
];

/** The part of the menu whose screens exist; groups and entries with nothing left in them go with their links. */
export const visibleNavigation = (
  screens: Partial<Record<Path, unknown>>,
  entries: readonly NavigationEntry[] = navigation,
): NavigationEntry[] => {
  const exists = ({ path }: NavigationLink) => screens[path] !== undefined;
  return entries.flatMap((entry) => {
    const { groups, ...plain } = entry;
    const left = groups
      ?.map((group) => ({ ...group, links: group.links.filter(exists) }))
      .filter(({ links }) => links.length > 0);
    if (left && left.length > 0) return [{ ...plain, groups: left }];
    return exists(entry) ? [plain] : [];
  });
};

/** Whether an expandable entry opens by itself: the current path is one of its links. */
export const opensFor = ({ groups = [] }: NavigationEntry, path: string): boolean =>
  groups.some(({ links }) => links.some((link) => link.path === tidyPath(path)));
