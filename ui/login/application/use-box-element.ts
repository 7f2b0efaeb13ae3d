'use client';
import { useRootSettings } from '../../kit/root';
import type { BoxElement } from './appearance';

/** Returns the host's class names for a part of the box. */
export const useBoxElement = (name: BoxElement): string | undefined => useRootSettings().elements?.[name];
