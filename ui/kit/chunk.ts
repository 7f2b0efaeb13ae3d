'use client';
import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded on demand. */
export interface Chunk<Props> {
  /** The component, or `undefined` until it has loaded. */
  current(): ComponentType<Props> | undefined;
  load(): Promise<ComponentType<Props>>;
}

/** Declares a component that is loaded on demand. */
export const chunk = <Props>(download: () => Promise<{ default: ComponentType<Props> }>): Chunk<Props> => {
  let part: ComponentType<Props> | undefined;
  return {
    current: () => part,
    load: async () => {
      part ??= (await download()).default;
      return part;
    },
  };
};

/** Loads a component. Unlike React's `lazy`, which caches a failed download, it fetches again on every attempt. */
export const useChunk = <Props>(wanted: Chunk<Props>) => {
  const [Part, setPart] = useState(wanted.current);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState(-1);

  useEffect(() => {
    if (Part) return;
    let isOn = true;
    wanted.load().then(
      (part) => isOn && setPart(() => part),
      () => isOn && setFailedAt(attempt),
    );
    return () => {
      isOn = false;
    };
  }, [wanted, Part, attempt]);

  return { Part, hasFailed: failedAt === attempt, attempts: attempt + 1, retry: () => setAttempt(attempt + 1) };
};
