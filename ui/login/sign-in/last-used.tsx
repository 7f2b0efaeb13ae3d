'use client';
import { Badge } from '../../kit/display/badge';
import { useFlowTexts } from '../texts';

/** Renders the "last used" mark of a sign-in method or account. */
export function LastUsed() {
  const { lastUsed } = useFlowTexts('box');
  return <Badge>{lastUsed}</Badge>;
}
