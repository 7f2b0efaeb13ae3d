/** Browsers and the SDK report failed requests, which flows cause on purpose. */
export const isExpectedError = (text: string): boolean => /Failed to load resource|^\[gatehouse\]/.test(text);
