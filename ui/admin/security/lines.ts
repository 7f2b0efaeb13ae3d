/** Returns the unique entries of a pasted list, separated by line breaks, commas or spaces. */
export const linesOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter((line) => line !== ''))];
