'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { AnyFlow, ContextOf, DepsOf, Send, StepOf } from '@gatehouse/sdk/flows';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { matchesMedia } from '../../kit/browser';
import { describeError, useTexts } from '../../react/texts';
import { useRunningFlow } from '../../react/use-running-flow';
import { FlowTextsProvider } from '../texts';
import { FailureProvider } from './failure';
import { followHistory } from './history-entry';
import { SlotsProvider, useSlots } from './slots';
import { SlowNotice } from './slow-notice';

/** Props of the screen of a step. */
export interface ScreenProps<F extends AnyFlow, Step extends StepOf<F> = StepOf<F>> {
  /** Step of the screen; discriminates the union of screen props. */
  step: Step;
  context: ContextOf<F>;
  send: Send<F, Step>;
  /** Name of the event that is being processed, if any. */
  busy: string | null;
  error: IdentityError | null;
  /** Message of the error, if any. */
  errorText: string | undefined;
}

/** Renders one step of a flow. */
export type Screen<F extends AnyFlow, Step extends StepOf<F>> = (props: ScreenProps<F, Step>) => ReactNode;

/** A screen for every step; a missing one is a compile error. */
export type Screens<F extends AnyFlow> = { readonly [Step in StepOf<F>]: Screen<F, Step> };

/** Additions of the host to steps: above their forms, `'preLogin.before'`, and below them, `'preLogin.after'`. */
export type Slots<F extends AnyFlow> = {
  readonly [Step in StepOf<F> as `${Step}.before` | `${Step}.after`]?: Screen<F, Step>;
};

/** A flow with its screens. */
export interface FlowView<F extends AnyFlow> {
  flow: F;
  screens: Screens<F>;
}

/** Whether a screen is focused on mount: true after navigation from another step. */
const FocusContext = createContext(false);
export const useTakesFocus = () => useContext(FocusContext);

export interface FlowBoxProps<F extends AnyFlow> extends FlowView<F> {
  deps: DepsOf<F>;
  /** Additions to single steps, above and below their forms. */
  slots?: Slots<F>;
  /** Called once per step, and again for each failure of a step, with its error (`error.errorCode`). */
  onStep?: (step: StepOf<F>, context: ContextOf<F>, error?: IdentityError) => void;
  /** Initial step, without the step's timer, for previews, tests and nested flows. */
  step?: StepOf<F>;
  context?: Partial<ContextOf<F>>;
  /** Focuses the first screen as well, except on touch devices; for pages that consist of the box. Default false. */
  autoFocus?: boolean;
}

/** Returns whether the device has a touch screen, where the keyboard would cover half of the page. */
const isTouched = () => matchesMedia('(pointer: coarse)');

/** Runs a flow and renders the screen of its current step. */
export function FlowBox<F extends AnyFlow>(props: FlowBoxProps<F>) {
  const { screens, slots, onStep, autoFocus = false } = props;
  const commonTexts = useTexts();
  const outer = useTakesFocus();
  const running = useRunningFlow(props.flow, props.deps, props);
  const state = useSyncExternalStore(running.subscribe, running.get, running.get);
  useEffect(() => (autoFocus ? followHistory(running) : undefined), [running, autoFocus]);
  const [first] = useState(state.step);
  const [moved, setMoved] = useState(false);
  if (!moved && state.step !== first) setMoved(true);
  const latestOnStep = useRef(onStep);
  useEffect(() => {
    latestOnStep.current = onStep;
  });
  const reported = useRef<{ step: string; error: IdentityError | null }>(undefined);
  const { step: currentStep, error: currentError } = state;
  useEffect(() => {
    const last = reported.current;
    // A flow with other dependencies starts at the same step.
    if (last?.step === currentStep && (currentError === null || last.error === currentError)) {
      last.error = currentError;
      return;
    }
    reported.current = { step: currentStep, error: currentError };
    latestOnStep.current?.(currentStep, running.get().context, currentError ?? undefined);
  }, [currentStep, currentError, running]);
  // The current step is known only at run time; `Screens` guarantees that each screen matches its step.
  const step = state.step as StepOf<F>;
  const StepScreen = screens[step] as Screen<F, StepOf<F>>;
  const screenProps = {
    step,
    context: state.context,
    send: running.send,
    busy: state.busy,
    error: state.error,
    errorText: state.error ? describeError(commonTexts, state.error) : undefined,
  };
  const { steps }: AnyFlow = props.flow;
  // A step with an event of this name has a button for it.
  const failed = steps[step]?.on?.retry ? undefined : running.failed();
  const failure = state.error ? { error: state.error, failed } : undefined;
  const surrounding = useSlots();
  const slot = (place: 'before' | 'after') => {
    const Slot = slots?.[`${step}.${place}`] as Screen<F, StepOf<F>> | undefined;
    return Slot && <Slot {...screenProps} />;
  };

  return (
    <FocusContext.Provider value={moved || outer || (autoFocus && !isTouched())}>
      <FlowTextsProvider>
        {/* A flow inside of another one shows what the host added to the outer step. */}
        <SlotsProvider value={slots ? { before: slot('before'), after: slot('after') } : surrounding}>
          <FailureProvider value={failure}>
            <StepScreen key={state.step} {...screenProps} />
          </FailureProvider>
        </SlotsProvider>
        <SlowNotice busy={state.busy} onCancel={running.cancel} />
      </FlowTextsProvider>
    </FocusContext.Provider>
  );
}
