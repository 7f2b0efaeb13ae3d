import { safeLine } from './safe-message';

/** The place in the code that an error comes from, without the folders that it lies in. */
const whereOf = (stack = ''): string | undefined => {
  const [, place] = /\n\s+at .*?([\w.-]+:\d+):\d+\)?(?:\n|$)/.exec(stack) ?? [];
  return place;
};

/** Describes an unexpected error in a line of the log: no stack, path, host or token. */
export const describeError = (error: unknown, mask: (text: string) => string) => {
  if (!(error instanceof Error)) return { name: typeof error, reason: 'unknown' };
  return { name: error.name, reason: safeLine(error.message, mask, 'unknown'), where: whereOf(error.stack) };
};
