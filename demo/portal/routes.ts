import type { ComponentType } from 'react';
import { type Path, type PortalPath, paths, tidyPath } from './paths';

/** Loads the module of a screen; its default export is the screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;

/** The screen of every path; one that is forgotten does not compile. */
export const screens: Readonly<Record<Path, LoadScreen>> = {
  '/': () => import('./pages/home/page'),
  '/reporting': () => import('./pages/reporting/page'),
  '/desktop': () => import('./pages/desktop/page'),
  '/solutions': () => import('./solutions/overview'),
  '/solutions/automation-services': () => import('./solutions/automation-services/page'),
  '/solutions/workflow-automation': () => import('./solutions/workflow-automation/page'),
  '/solutions/outage-hub': () => import('./solutions/outage-hub/page'),
  '/solutions/troubleshooting': () => import('./solutions/troubleshooting/page'),
  '/solutions/tech-mentor': () => import('./solutions/tech-mentor/page'),
  '/solutions/project-execution': () => import('./solutions/project-execution/page'),
  '/solutions/actual-intelligence': () => import('./solutions/actual-intelligence/page'),
  '/solutions/onboarding': () => import('./solutions/onboarding/page'),
  '/solutions/vendor-hub': () => import('./solutions/vendor-hub/page'),
  '/integrations': () => import('./pages/integrations/page'),
  '/portal': () => import('./pages/portal/page'),
  '/roadmap': () => import('./pages/roadmap/page'),
  '/sweepstakes': () => import('./pages/sweepstakes/page'),
  '/investments': () => import('./pages/investments/page'),
  '/feedback': () => import('./pages/feedback/page'),
  '/administration': () => import('./pages/administration/page'),
};

export interface PortalRoute extends PortalPath {
  readonly path: Path;
  readonly screen: LoadScreen;
}

/** The route of a path, or undefined: such a path leads home. */
export const findRoute = (path: string): PortalRoute | undefined => {
  const tidy = tidyPath(path);
  const found = paths.find((known) => known.path === tidy || ('below' in known && tidy.startsWith(`${known.path}/`)));
  return found && { ...found, screen: screens[found.path] };
};
