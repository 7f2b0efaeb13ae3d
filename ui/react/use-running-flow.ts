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
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  // Before the flow runs, its initial state is only rendered, so that rendering twice or on a server starts nothing.
  const [running, setRunning] = useState<RunningFlow<F>>(() => createFlow(flow, deps, { ...start, timers: false }));
  const live = useRef<{ flow: F; deps: DepsOf<F>; running: RunningFlow<F> }>(undefined);
  // Before the first paint, so that immediate input reaches the running flow.
  useStartEffect(() => {
    // React runs these effects again when a suspended tree is revealed: the flow continues.
    if (live.current?.flow === flow && live.current.deps === deps) return;
    const started = createFlow(flow, deps, start);
    reportSteps(started, identity);
    live.current = { flow, deps, running: started };
    setRunning(started);
  }, [flow, deps, start, identity]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the effect above, which replaces what is live
  useEffect(() => {
    const mine = live.current;
    return () => {
      mine?.running.stop();
      if (live.current === mine) live.current = undefined;
    };
  }, [flow, deps, start, identity]);
  return running;
};
