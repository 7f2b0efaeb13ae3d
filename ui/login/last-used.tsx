'use client';
import { Badge } from '../kit/badge';
import { useFlowTexts } from './texts';

/** Marks the way, or the account, that was used last in this browser. */
export function LastUsed() {
  const { lastUsed } = useFlowTexts('box');
  return <Badge>{lastUsed}</Badge>;
}
