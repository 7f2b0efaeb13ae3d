/** Returns whether a text looks like an email address. It only catches typos; the provider validates. */
export const looksLikeEmail = (value: string): boolean => /^\s*[^\s@]+@[^\s@]+\s*$/.test(value);
