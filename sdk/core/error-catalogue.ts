import { errorTexts as early } from './error-texts';
import { type ErrorCode, laterErrorTexts } from './later-error-texts';

// A file of its own: bundlers that split by file would otherwise move all texts to the first chunk.

/** Every error that is raised in the browser with its English text, for translations and for tests of them. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = { ...early, ...laterErrorTexts };
export type { ErrorCode };
