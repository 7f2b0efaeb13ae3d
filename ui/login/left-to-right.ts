/** Returns a phone number with direction isolates, for right-to-left text. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
