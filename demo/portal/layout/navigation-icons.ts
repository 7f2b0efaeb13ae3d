import {
  Blocks,
  ChartNoAxesColumn,
  Gift,
  House,
  Layers,
  LayoutGrid,
  Map as MapIcon,
  MessageSquare,
  Monitor,
  TrendingUp,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { NavigationIcon } from '../navigation';

/** Icon of each menu entry. */
export const navigationIcons: Readonly<Record<NavigationIcon, ComponentType<{ 'aria-hidden': true }>>> = {
  home: House,
  desktop: Monitor,
  solutions: Layers,
  integrations: Blocks,
  reporting: ChartNoAxesColumn,
  portal: LayoutGrid,
  roadmap: MapIcon,
  sweepstakes: Gift,
  investments: TrendingUp,
  feedback: MessageSquare,
};
