import { type ErrorCode, errorTexts as texts } from './error-texts';

// A file of its own: bundlers that split by file would otherwise move the engine's texts to the first chunk.

/** Every error that is raised in the browser with its English text, for translations and for tests of them. */
export const errorTexts: Readonly<typeof texts> = texts;
export type { ErrorCode };
