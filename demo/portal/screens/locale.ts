const own = globalThis.navigator?.language;

/** How dates and numbers are written: the person's own way if it is an English one, since the words around are English. */
export const locale = own === undefined || own.startsWith('en') ? own : 'en-GB';
