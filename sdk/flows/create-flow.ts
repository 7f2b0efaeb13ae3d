import { type AnyFlow, createFlow as create, type DepsOf, type FlowOptions, type RunningFlow } from '../core/flow';
import { createEngine } from '../session/engine';
import { takeEngine } from '../session/load-engine';

/**
 * Creates a running flow.
 *
 * @example
 * const flow = createFlow(loginFlow, loginDeps(identity));
 * flow.subscribe(({ step, error }) => render(step, error));
 * await flow.send('submit', { email });
 */
export const createFlow = <F extends AnyFlow>(flow: F, deps: DepsOf<F>, options?: FlowOptions<F>): RunningFlow<F> => {
  // A flow sends calls soon. With the engine in its bundle, the first of them waits for no further download.
  takeEngine(createEngine);
  return create(flow, deps, options);
};
