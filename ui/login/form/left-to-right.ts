/** Returns a phone number with direction isolates, for right-to-left text, and without line breaks. */
export const leftToRight = (text: string): string => `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`;
