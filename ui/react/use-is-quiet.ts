'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without a request, since the requests of a screen follow one another. */
const QUIET = 100;

/**
 * Returns whether reads and downloads that nobody waits for may start: once the requests of the screen have settled and
 * been painted. On a slow line they would take bandwidth from the first rows. Renders once, when it is quiet.
 */
export const useIsQuiet = (): boolean => {
  const client = useQueryClient();
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (client.isFetching() === 0) {
        timer ??= setTimeout(() => setIsQuiet(true), QUIET);
        return;
      }
      clearTimeout(timer);
      timer = undefined;
    };
    look();
    const leave = client.getQueryCache().subscribe(look);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [client, isQuiet]);
  return isQuiet;
};
