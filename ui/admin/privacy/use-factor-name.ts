'use client';
import { useAdminTexts } from '../texts';
import type { Factor } from './factor-rules';

/** Returns the name of a factor: its number, name or kind. */
export const useFactorName = () => {
  const { factors: texts } = useAdminTexts('privacy');
  return ({ kind, name, isPlatform }: Factor): string => name ?? (isPlatform ? texts.platformKey : texts.kinds[kind]);
};
