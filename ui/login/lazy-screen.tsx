'use client';
import type { ComponentType, ReactNode } from 'react';
import { chunk, useChunk } from '../kit/chunk';
import { PartFailed } from '../react/part-failed';
import { ScreenOutline } from './screen-outline';

/** Creates a screen that loads on demand, with a skeleton while it loads and a retry when it fails. */
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

/** Creates a screen of a shared chunk, so that later screens of a flow load together. */
export const lazyScreenOf = <M, P extends object>(download: () => Promise<M>, pick: (screens: M) => ComponentType<P>) =>
  lazyScreen(async () => ({ default: pick(await download()) }));
