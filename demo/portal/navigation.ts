import type { SolutionId } from '../research/solutions';
import { type Path, tidyPath } from './paths';
import type { PartTexts } from './texts/english';

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

export type GroupId = keyof PartTexts['shell']['groups'];

interface NavigationGroup {
  readonly id: GroupId;
  readonly solutions: readonly SolutionId[];
}

export interface NavigationEntry {
  readonly path: Path;
  readonly icon: NavigationIcon;
  /** Makes the entry expandable. */
  readonly groups?: readonly NavigationGroup[];
}

/** The groups of the solutions in their order. */
export const solutionGroups: readonly NavigationGroup[] = [
  { id: 'core', solutions: ['actual-intelligence'] },
  { id: 'automation', solutions: ['automation-services', 'workflow-automation'] },
  { id: 'support', solutions: ['tech-mentor', 'outage-hub', 'troubleshooting'] },
  { id: 'operations', solutions: ['vendor-hub'] },
  { id: 'projects', solutions: ['onboarding', 'project-execution'] },
];

/** The whole menu in its order. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', icon: 'home' },
  { path: '/desktop', icon: 'desktop' },
  { path: '/solutions', icon: 'solutions', groups: solutionGroups },
  { path: '/integrations', icon: 'integrations' },
  { path: '/reporting', icon: 'reporting' },
  { path: '/portal', icon: 'portal' },
  { path: '/roadmap', icon: 'roadmap' },
  { path: '/sweepstakes', icon: 'sweepstakes' },
  { path: '/investments', icon: 'investments' },
  { path: '/feedback', icon: 'feedback' },
];

/** The path of a solution's screen. */
export const solutionPath = (id: SolutionId) => `/solutions/${id}` as const;

/** The group of the menu that a solution belongs to. */
export const groupOf = (id: SolutionId): GroupId =>
  solutionGroups.find(({ solutions }) => solutions.includes(id))?.id ?? 'core';

/** Whether an expandable entry opens by itself: the current path is one of its links. */
export const opensFor = ({ groups = [] }: NavigationEntry, path: string): boolean =>
  groups.some(({ solutions }) => solutions.some((id) => solutionPath(id) === tidyPath(path)));
