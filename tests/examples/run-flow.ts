/** A flow without a framework: what a host's own screens are to it. */

import type { AnyFlow, ContextOf, RunningFlow, Send, StepOf } from '@gatehouse/sdk/flows';

/** One step: a host renders it, and sends its events from the buttons. */
type Screen<F extends AnyFlow, Step extends StepOf<F>> = (send: Send<F, Step>, context: ContextOf<F>) => unknown;

/** Screens by their steps; those that a journey does not reach can be omitted. */
export type Screens<F extends AnyFlow> = { [Step in StepOf<F>]?: Screen<F, Step> };

/**
 * Renders the screen of each step that the flow reaches, up to `last`.
 * @returns the context of the last step
 * @throws the error of a step; a host would render it in the step
 */
export const runFlow = <F extends AnyFlow>(flow: RunningFlow<F>, screens: Screens<F>, last: StepOf<F>) =>
  new Promise<ContextOf<F>>((resolve, reject) => {
    let visible: StepOf<F> | undefined;
    const render = () => {
      const { step, context, busy, error } = flow.get();
      if (busy) return;
      if (error || step === last) {
        unsubscribe();
        return error ? reject(error) : resolve(context);
      }
      if (step === visible) return;
      visible = step;
      // Which step is on is known at run time only; `Screens` has matched each screen with its step.
      const screen = screens[step] as Screen<F, StepOf<F>> | undefined;
      Promise.resolve(screen?.(flow.send as Send<F, StepOf<F>>, context)).catch(reject);
    };
    const unsubscribe = flow.subscribe(render);
    render();
  });
