/** Normalizes a one-time code: emails and apps display it with gaps, which get copied with it. */
export const typedCode = (code: string): string => code.replace(/[\s-]/g, '');
