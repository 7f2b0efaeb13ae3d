'use client';
import { type KitPartTexts, kitPartTexts } from './part-texts';
import { useKitTexts } from './texts';

/** Returns the texts of administration components; English if the host's language has none. */
export const usePartTexts = (): KitPartTexts => useKitTexts().parts ?? kitPartTexts;
