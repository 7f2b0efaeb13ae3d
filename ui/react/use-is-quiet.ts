'use client';
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds without a request, since the requests of a screen follow one another. */
const QUIET = 100;

/**
 * Returns whether reads that nobody waits for may start: once the requests of the screen have settled and been painted.
 * On a slow line they would take bandwidth from the first rows.
 */
export const useIsQuiet = (): boolean => {
  const isReading = useIsFetching() > 0;
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (isReading || isQuiet) return undefined;
    const timer = setTimeout(() => setIsQuiet(true), QUIET);
    return () => clearTimeout(timer);
  }, [isReading, isQuiet]);
  return isQuiet;
};
