/** The entries of a pasted list: one a line, or split by commas or spaces; each once. */
export const linesOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((line) => line !== ''))];
