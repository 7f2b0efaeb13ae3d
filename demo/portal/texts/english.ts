import type { SolutionId } from '../../research/solutions';

export const en = {
  shell: () => import('./en/shell'),
  home: () => import('./en/home'),
  feedback: () => import('./en/feedback'),
  solution: () => import('./en/solution'),
  desktop: () => import('./en/desktop'),
  integrations: () => import('./en/integrations'),
  investments: () => import('./en/investments'),
  portal: () => import('./en/portal'),
  reporting: () => import('./en/reporting'),
  roadmap: () => import('./en/roadmap'),
  sweepstakes: () => import('./en/sweepstakes'),
  'actual-intelligence': () => import('./en/actual-intelligence'),
  'automation-services': () => import('./en/automation-services'),
  onboarding: () => import('./en/onboarding'),
  'outage-hub': () => import('./en/outage-hub'),
  'project-execution': () => import('./en/project-execution'),
  'tech-mentor': () => import('./en/tech-mentor'),
  troubleshooting: () => import('./en/troubleshooting'),
  'vendor-hub': () => import('./en/vendor-hub'),
  'workflow-automation': () => import('./en/workflow-automation'),
};

/** A part of the portal with texts: the shared ones, or those of a screen. */
export type Part = keyof typeof en;

/** The same keys with any texts: literals become strings, functions keep their parameters, lists their length. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** All texts by part; English is the type of the other languages. */
export type PartTexts = { readonly [P in Part]: Widen<Awaited<ReturnType<(typeof en)[P]>>['texts']> };

export type Language = 'en' | 'de' | 'ar';

export type PrototypeTexts<Id extends SolutionId> = PartTexts[Id]['prototype'];
