'use client';
import {
  type AnyFlow,
  type ContextOf,
  createFlow,
  type DepsOf,
  type RunningFlow,
  type StepOf,
} from '@gatehouse/sdk/flows';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Initial step of a flow. */
export interface FlowStart<F extends AnyFlow> {
  step?: StepOf<F> | undefined;
  context?: Partial<ContextOf<F>> | undefined;
}

// On a server neither runs, and React warns about the one for layout.
const useStartEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Runs a flow while the component is mounted. Its initial step is fixed: new objects from the
 * parent do not restart it, another flow or other dependencies do.
 */
export const useRunningFlow = <F extends AnyFlow>(
  flow: F,
  deps: DepsOf<F>,
  { step, context }: FlowStart<F>,
): RunningFlow<F> => {
  const [start] = useState(() => ({ ...(step && { step }), ...(context && { context }) }));
  // What is shown before the flow runs is only drawn, so that rendering twice or on a server starts nothing.
  const [running, setRunning] = useState<RunningFlow<F>>(() => createFlow(flow, deps, { ...start, timers: false }));
  const live = useRef<{ flow: F; deps: DepsOf<F>; running: RunningFlow<F> }>(undefined);
  // Before the first paint: what is pressed or typed at once belongs to the flow that runs.
  useStartEffect(() => {
    // React runs these effects again when what waited for its texts is shown again: the flow goes on.
    if (live.current?.flow === flow && live.current.deps === deps) return;
    const started = createFlow(flow, deps, start);
    live.current = { flow, deps, running: started };
    setRunning(started);
  }, [flow, deps, start]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the effect above, which replaces what is live
  useEffect(() => {
    const mine = live.current;
    return () => {
      mine?.running.stop();
      if (live.current === mine) live.current = undefined;
    };
  }, [flow, deps, start]);
  return running;
};
