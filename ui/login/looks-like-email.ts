/** Whether a text can be an email address. The provider decides what one is; this only catches a slip. */
export const looksLikeEmail = (value: string): boolean => /^\s*[^\s@]+@[^\s@]+\s*$/.test(value);
