/** Normalizes a one-time code: mails and apps display it with gaps, which are copied with it. */
export const typedCode = (code: string): string => code.replace(/[\s-]/g, '');
