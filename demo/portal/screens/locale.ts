const own = globalThis.navigator?.language;

/** Locale of dates and numbers: the user's own if it is an English one, since the texts around are English. */
export const locale = own === undefined || own.startsWith('en') ? own : 'en-GB';
