'use client';
import { Badge } from '../kit/badge';
import { useFlowTexts } from './texts';

/** Renders the badge of {@link LastUsed}. */
export default function LastUsedBadge() {
  const { lastUsed } = useFlowTexts('box');
  return <Badge>{lastUsed}</Badge>;
}
