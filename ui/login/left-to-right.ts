/** Returns a phone number that keeps its direction in right-to-left text. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
