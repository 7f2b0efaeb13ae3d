import type { PartTexts } from '../../texts/english';

/** Describes the last synchronization to the user of the record. */
export const syncMessage = (
  result: string,
  { sync, syncOther }: Pick<PartTexts['portal'], 'sync' | 'syncOther'>,
): string => Object.entries(sync).find(([text]) => text === result)?.[1] ?? syncOther;
