import {
  Blocks,
  ChartNoAxesColumn,
  Gift,
  House,
  Layers,
  LayoutGrid,
  type LucideIcon,
  Map as MapIcon,
  MessageSquare,
  Monitor,
  TrendingUp,
} from 'lucide-react';
import type { SolutionId } from '../research/solutions';
import { type Path, solutionPath, tidyPath } from './paths';
import type { PartTexts } from './texts/english';

export type GroupId = keyof PartTexts['shell']['groups'];

interface NavigationGroup {
  readonly id: GroupId;
  readonly solutions: readonly SolutionId[];
}

export interface NavigationEntry {
  readonly path: Path;
  readonly icon: LucideIcon;
  /** Makes the entry expandable. */
  readonly groups?: readonly NavigationGroup[];
}

/** Groups of the solutions, in menu order. */
export const solutionGroups: readonly NavigationGroup[] = [
  { id: 'core', solutions: ['actual-intelligence'] },
  { id: 'automation', solutions: ['automation-services', 'workflow-automation'] },
  { id: 'support', solutions: ['tech-mentor', 'outage-hub', 'troubleshooting'] },
  { id: 'operations', solutions: ['vendor-hub'] },
  { id: 'projects', solutions: ['onboarding', 'project-execution'] },
];

/** The whole menu, in order. */
export const navigation: readonly NavigationEntry[] = [
  { path: '/', icon: House },
  { path: '/desktop', icon: Monitor },
  { path: '/solutions', icon: Layers, groups: solutionGroups },
  { path: '/integrations', icon: Blocks },
  { path: '/reporting', icon: ChartNoAxesColumn },
  { path: '/portal', icon: LayoutGrid },
  { path: '/roadmap', icon: MapIcon },
  { path: '/sweepstakes', icon: Gift },
  { path: '/investments', icon: TrendingUp },
  { path: '/feedback', icon: MessageSquare },
];

export const groupOf = (id: SolutionId): GroupId =>
  solutionGroups.find(({ solutions }) => solutions.includes(id))?.id ?? 'core';

/** Returns whether an expandable entry is initially open: it contains the current path. */
export const opensFor = ({ groups = [] }: NavigationEntry, path: string): boolean =>
  groups.some(({ solutions }) => solutions.some((id) => solutionPath(id) === tidyPath(path)));
