'use client';
import { chunk, useChunk } from '../kit/chunk';
import type { SlowReadsProps } from './slow-reads';

const code = chunk(() => import('./slow-reads'));

/** Renders a message while requests of the page are slow. */
export function SlowReads(props: SlowReadsProps) {
  const { Part } = useChunk(code);
  return Part && <Part {...props} />;
}
