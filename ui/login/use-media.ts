'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches; false on a server. */
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

/** Returns whether the device is a phone, in either orientation, which cannot scan its own screen. */
export const useIsPhone = (): boolean =>
  useMedia('(pointer: coarse) and (max-width: 40rem), (pointer: coarse) and (max-height: 30rem)');
