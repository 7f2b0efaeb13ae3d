/** Lists names and addresses; each keeps its own direction. */
export const listed = (items: readonly string[]): string => items.map((item) => `\u2068${item}\u2069`).join('، ');
