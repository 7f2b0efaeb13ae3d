import type { Language, Part, PartTexts } from './english';
import { loaders } from './parts';

type Loaded = { [P in Part]?: PartTexts[P] };

const loaded: Readonly<Record<Language, Loaded>> = { en: {}, de: {}, ar: {} };
/** Parts that were loaded so far: another language needs the same. */
const needed = new Set<Part>();

/** Loads parts in a language; loaded ones are not fetched again. */
export const loadParts = async (language: Language, parts: readonly Part[]): Promise<void> => {
  const load = async <P extends Part>(part: P) => {
    needed.add(part);
    loaded[language][part] ??= (await loaders[language][part]()).texts;
  };
  await Promise.all(parts.map(load));
};

/** Loads the parts that were used so far in a language. */
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
