import { type EarlyErrorCode, errorTexts as texts } from './error-texts';

// A separate file, for the same reason as the whole catalog.

/** Errors of the client and the session with their English texts; other errors carry their text as message. */
export const earlyErrorTexts: Readonly<typeof texts> = texts;
export type { EarlyErrorCode };
