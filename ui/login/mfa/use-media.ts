'use client';
import { useMedia } from '../../kit/browser';

/** Returns whether the device is a phone, in either orientation, which cannot scan its own screen. */
export const useIsPhone = (): boolean =>
  useMedia('(pointer: coarse) and (max-width: 40rem), (pointer: coarse) and (max-height: 30rem)');
