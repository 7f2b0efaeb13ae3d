'use client';
import { chunk, useChunk } from '../kit/chunk';
import type { SlowReadsProps } from './slow-reads';

const code = chunk(() => import('./slow-reads'));

/** Says when what is read on screen takes longer than usual. */
export function SlowReads(props: SlowReadsProps) {
  const { Part } = useChunk(code);
  return Part && <Part {...props} />;
}
