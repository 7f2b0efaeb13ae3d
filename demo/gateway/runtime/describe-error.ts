import { safeLine } from './safe-message';

/** Returns the source location of an error without its folders. */
const locationOf = (stack = ''): string | undefined => {
  const [, location] = /\n\s+at .*?([\w.-]+:\d+):\d+\)?(?:\n|$)/.exec(stack) ?? [];
  return location;
};

/** Describes an unexpected error in one log line: no stack, path, host or token. */
export const describeError = (error: unknown, mask: (text: string) => string) => {
  if (!(error instanceof Error)) return { name: typeof error, reason: 'unknown' };
  return { name: error.name, reason: safeLine(error.message, mask, 'unknown'), where: locationOf(error.stack) };
};
