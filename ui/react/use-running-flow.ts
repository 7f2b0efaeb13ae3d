'use client';
import {
  type AnyFlow,
  type ContextOf,
  createFlow,
  type DepsOf,
  type RunningFlow,
  reportSteps,
  type StepOf,
} from '@gatehouse/sdk/flows';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIdentity } from './identity';

/** Initial step of a flow. */
export interface FlowStart<F extends AnyFlow> {
  step?: StepOf<F> | undefined;
  context?: Partial<ContextOf<F>> | undefined;
}

// Neither effect runs on a server, but React warns about layout effects there.
const useStartEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Runs a flow while the component is mounted. Its initial step is fixed: new objects from the parent do not restart it,
 * but another flow or other dependencies do.
 */
export const useRunningFlow = <F extends AnyFlow>(
  flow: F,
  deps: DepsOf<F>,
  { step, context }: FlowStart<F>,
): RunningFlow<F> => {
  const identity = useIdentity();
  const [start] = useState(() => ({ ...(step && { step }), ...(context && { context }) }));
  // Rendering only creates the flow, so that rendering twice or on a server starts nothing.
  const running = useMemo(() => createFlow(flow, deps, { ...start, timers: false }), [flow, deps, start]);
  const live = useRef<{ running: RunningFlow<F>; isMounted: boolean; end: () => void }>(undefined);
  // Before the first paint, so that immediate input reaches the running flow.
  useStartEffect(() => {
    // React runs these effects again when a suspended tree is revealed: the flow continues.
    if (live.current?.running === running) return;
    const endReports = reportSteps(running, identity);
    running.start();
    live.current = {
      running,
      isMounted: true,
      end: () => {
        endReports();
        running.stop();
      },
    };
  }, [running, identity]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the effect above, which replaces what is live
  useEffect(() => {
    const mine = live.current;
    if (!mine) return;
    mine.isMounted = true;
    return () => {
      mine.isMounted = false;
      queueMicrotask(() => {
        // Strict mode unmounts and remounts in one task: the flow continues, and its requests are not sent twice.
        if (mine.isMounted) return;
        mine.end();
        if (live.current === mine) live.current = undefined;
      });
    };
  }, [running]);
  return running;
};
