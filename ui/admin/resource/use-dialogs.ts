'use client';
import { useEffect } from 'react';
import { type Chunk, useChunk } from '../../kit/chunk';
import { useToast } from '../../kit/toast';
import { useTexts } from '../../react/texts';

/**
 * The dialogs of a page, fetched after its list: forms weigh more than the rows that most people came for.
 * When they are wanted and do not come, the person is told, and the next attempt fetches them again.
 */
export const useDialogs = <Props>(code: Chunk<Props>, areWanted: boolean, giveUp: () => void) => {
  const toaster = useToast();
  const { common } = useTexts();
  const { Part, hasFailed, retry } = useChunk(code);
  useEffect(() => {
    if (!hasFailed || !areWanted) return;
    toaster.error(common.partFailedTitle, common.partFailed);
    giveUp();
    retry();
  });
  return Part;
};
