'use client';
import type { ComponentType, ReactNode } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { PartFailed } from '../react/part-failed';
import { ScreenOutline } from './screen-outline';

/** A screen in a chunk of its own: its outline while it loads, and the way on when it does not come. */
export const lazyScreen = <P extends object>(
  download: () => Promise<{ default: ComponentType<P> }>,
): ((props: P) => ReactNode) => {
  const code = chunk(download);

  return function LazyScreen(props: P) {
    const { Part, hasFailed, attempts, retry } = useChunk(code);
    if (Part) return <Part {...props} />;
    return hasFailed ? <PartFailed attempts={attempts} onRetry={retry} /> : <ScreenOutline />;
  };
};

/** A screen of a chunk that holds several: what comes later in a flow is fetched together. */
export const lazyScreenOf = <M, P extends object>(download: () => Promise<M>, pick: (screens: M) => ComponentType<P>) =>
  lazyScreen(async () => ({ default: pick(await download()) }));
