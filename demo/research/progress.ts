import { solutionIds } from './solutions';

/** Tracked steps of each solution. */
export const solutionSteps = ['details', 'prototype', 'feedback'] as const;
export type SolutionStep = (typeof solutionSteps)[number];

export const desktopFeatures = [
  'applications',
  'knowledge',
  'automation',
  'status-page',
  'migrations',
  'ticketing',
  'bots',
] as const;
export type DesktopFeature = (typeof desktopFeatures)[number];

/** All checks by area, in the order of the screens. */
export const checks = {
  solutions: solutionIds.flatMap((id) => solutionSteps.map((step) => `${id}.${step}` as const)),
  desktop: [...desktopFeatures, 'feedback'] as const,
} as const;

export type Area = keyof typeof checks;
export type Check<A extends Area = Area> = (typeof checks)[A][number];

export const progressColumns = {
  solutions: { checks: 'solutions_checks', progress: 'solutions_progress' },
  desktop: { checks: 'desktop_checks', progress: 'desktop_progress' },
} as const;

/** Returns the checks of a stored text, such as `outage-hub.details,outage-hub.prototype`; omits unknown ones. */
export const readChecks = <A extends Area>(area: A, stored: string): Check<A>[] => {
  const done = new Set(stored.split(','));
  const areaChecks: readonly Check<A>[] = checks[area];
  return areaChecks.filter((check) => done.has(check));
};

/** Returns the stored text after checks were set or cleared. */
export const changeChecks = <A extends Area>(
  area: A,
  stored: string,
  changes: Readonly<Partial<Record<string, boolean>>>,
): string => {
  const done: ReadonlySet<string> = new Set(readChecks(area, stored));
  const areaChecks: readonly string[] = checks[area];
  return areaChecks.filter((check) => changes[check] ?? done.has(check)).join(',');
};

export const progressOf = (area: Area, stored: string): number =>
  Math.round((readChecks(area, stored).length / checks[area].length) * 100);
