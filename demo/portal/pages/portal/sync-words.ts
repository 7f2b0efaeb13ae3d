import type { PartTexts } from '../../texts/english';

/** Describes the last synchronization to the user whose record it changed. */
export const syncWords = (
  result: string,
  { sync, syncOther }: Pick<PartTexts['portal'], 'sync' | 'syncOther'>,
): string => Object.entries(sync).find(([text]) => text === result)?.[1] ?? syncOther;
