/** A number as it is dialled, also inside of a sentence that runs from right to left. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
