import { loadAdminPage } from '@gatehouse/ui/admin/load';
import { loadAdminTexts } from '@gatehouse/ui/locales/load';
import type { ComponentType } from 'react';
import type { SolutionId } from '../research/solutions';
import { adminPageOf } from './administration-page';
import { ADMINISTRATION, type Path, paths, tidyPath } from './paths';
import type { Language, Part } from './texts/english';

/** Loads the module of a screen; its default export is the screen. */
type LoadScreen = (language: Language) => Promise<{ default: ComponentType }>;

interface ScreenFiles {
  readonly screen: LoadScreen;
  /** Texts of the screen in addition to the shared ones. */
  readonly texts: readonly Part[];
}

const files = (screen: LoadScreen, ...texts: readonly Part[]): ScreenFiles => ({ screen, texts });
const solution = (id: SolutionId, screen: LoadScreen): ScreenFiles => files(screen, id, 'solution', 'feedback');

const loadPageOf = async (path: string, language: Language): Promise<void> => {
  const page = adminPageOf(path);
  if (page) await loadAdminPage(page, await loadAdminTexts([language]));
};

/** Screens by path; a missing one does not compile. */
const screens: Readonly<Record<Path, ScreenFiles>> = {
  '/': files(() => import('./pages/home/page'), 'home', 'solution'),
  '/reporting': files(
    () => import('./pages/reporting/page'),
    'reporting',
    'desktop',
    'solution',
    'feedback',
    'integrations',
    'investments',
    'sweepstakes',
  ),
  '/desktop': files(() => import('./pages/desktop/page'), 'desktop', 'solution', 'feedback'),
  '/solutions': files(() => import('./solutions/overview'), 'solution'),
  '/solutions/actual-intelligence': solution('actual-intelligence', () => import('./solutions/actual-intelligence')),
  '/solutions/automation-services': solution('automation-services', () => import('./solutions/automation-services')),
  '/solutions/workflow-automation': solution('workflow-automation', () => import('./solutions/workflow-automation')),
  '/solutions/tech-mentor': solution('tech-mentor', () => import('./solutions/tech-mentor')),
  '/solutions/outage-hub': solution('outage-hub', () => import('./solutions/outage-hub')),
  '/solutions/troubleshooting': solution('troubleshooting', () => import('./solutions/troubleshooting')),
  '/solutions/vendor-hub': solution('vendor-hub', () => import('./solutions/vendor-hub')),
  '/solutions/onboarding': solution('onboarding', () => import('./solutions/onboarding')),
  '/solutions/project-execution': solution('project-execution', () => import('./solutions/project-execution')),
  '/integrations': files(() => import('./pages/integrations/page'), 'integrations', 'feedback'),
  '/portal': files(() => import('./pages/portal/page'), 'portal', 'desktop', 'solution', 'feedback'),
  '/roadmap': files(() => import('./pages/roadmap/page'), 'roadmap'),
  '/sweepstakes': files(() => import('./pages/sweepstakes/page'), 'sweepstakes', 'feedback'),
  '/investments': files(() => import('./pages/investments/page'), 'investments', 'feedback'),
  '/feedback': files(() => import('./pages/feedback/page'), 'feedback'),
  '/administration': files(async (language) => {
    // Beside the administration itself, instead of after it.
    loadPageOf(location.pathname, language).catch(() => {});
    return import('./pages/administration/page');
  }),
};

export interface PortalRoute extends ScreenFiles {
  readonly path: Path;
}

/** Returns the route of a path, or undefined, which redirects to home. */
export const findRoute = (path: string): PortalRoute | undefined => {
  const tidy = tidyPath(path);
  const isBelow = tidy.startsWith(`${ADMINISTRATION}/`);
  const route = isBelow ? ADMINISTRATION : paths.find((each) => each === tidy);
  return route && { path: route, ...screens[route] };
};
