'use client';
import { chunk, useChunk } from '../kit/chunk';

// Only returning users see it, so its code loads on demand.
const badge = chunk(() => import('./last-used-badge'));

/** Renders the "last used" mark of a sign-in method or account. */
export function LastUsed() {
  const { Part } = useChunk(badge);
  return Part && <Part />;
}
