'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now; false on a server. */
const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const media = matchMedia(query);
        media.addEventListener('change', changed);
        return () => media.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );

/** Whether this is a phone, upright or on its side: it cannot scan its own screen. */
export const useIsPhone = (): boolean =>
  useMedia('(pointer: coarse) and (max-width: 40rem), (pointer: coarse) and (max-height: 30rem)');
