import { importModule } from '@gatehouse/sdk/import-module';
import { en, type Language, type Part, type PartTexts } from './english';

type Loaders = { readonly [P in Part]: () => Promise<{ texts: PartTexts[P] }> };

const de: Loaders = {
  shell: () => import('./de/shell'),
  home: () => import('./de/home'),
  feedback: () => import('./de/feedback'),
  solution: () => import('./de/solution'),
  desktop: () => import('./de/desktop'),
  integrations: () => import('./de/integrations'),
  investments: () => import('./de/investments'),
  portal: () => import('./de/portal'),
  reporting: () => import('./de/reporting'),
  roadmap: () => import('./de/roadmap'),
  sweepstakes: () => import('./de/sweepstakes'),
  'actual-intelligence': () => import('./de/actual-intelligence'),
  'automation-services': () => import('./de/automation-services'),
  onboarding: () => import('./de/onboarding'),
  'outage-hub': () => import('./de/outage-hub'),
  'project-execution': () => import('./de/project-execution'),
  'tech-mentor': () => import('./de/tech-mentor'),
  troubleshooting: () => import('./de/troubleshooting'),
  'vendor-hub': () => import('./de/vendor-hub'),
  'workflow-automation': () => import('./de/workflow-automation'),
};

const ar: Loaders = {
  shell: () => import('./ar/shell'),
  home: () => import('./ar/home'),
  feedback: () => import('./ar/feedback'),
  solution: () => import('./ar/solution'),
  desktop: () => import('./ar/desktop'),
  integrations: () => import('./ar/integrations'),
  investments: () => import('./ar/investments'),
  portal: () => import('./ar/portal'),
  reporting: () => import('./ar/reporting'),
  roadmap: () => import('./ar/roadmap'),
  sweepstakes: () => import('./ar/sweepstakes'),
  'actual-intelligence': () => import('./ar/actual-intelligence'),
  'automation-services': () => import('./ar/automation-services'),
  onboarding: () => import('./ar/onboarding'),
  'outage-hub': () => import('./ar/outage-hub'),
  'project-execution': () => import('./ar/project-execution'),
  'tech-mentor': () => import('./ar/tech-mentor'),
  troubleshooting: () => import('./ar/troubleshooting'),
  'vendor-hub': () => import('./ar/vendor-hub'),
  'workflow-automation': () => import('./ar/workflow-automation'),
};

/** Loaders of each part by language; a missing one does not compile. */
export const loaders: Readonly<Record<Language, Loaders>> = { en, de, ar };

type Loaded = { [P in Part]?: PartTexts[P] };

const loaded: Readonly<Record<Language, Loaded>> = { en: {}, de: {}, ar: {} };
/** Parts that were loaded so far: another language needs the same. */
const needed = new Set<Part>();

/** Loads parts in a language; loaded ones are not fetched again. */
export const loadParts = async (language: Language, parts: readonly Part[]): Promise<void> => {
  const load = async <P extends Part>(part: P) => {
    needed.add(part);
    loaded[language][part] ??= (await importModule(loaders[language][part])).texts;
  };
  await Promise.all(parts.map(load));
};

export const loadNeeded = (language: Language): Promise<void> => loadParts(language, [...needed]);

/**
 * Returns the texts of a part.
 * @throws Error when the part is not loaded: a route must list the parts of its screen.
 */
export const textsOf = <P extends Part>(language: Language, part: P): PartTexts[P] => {
  const texts = loaded[language][part];
  if (!texts) throw new Error(`The texts of "${part}" are not loaded.`);
  return texts;
};
