import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Environment, whenVisible } from './environment';
import { type IdentityError, isAbort, toIdentityError } from './errors';

/** Result of a handler: the next step, changes to the context, or both. No result keeps the step. */
export interface Transition<Step extends string, Context> {
  step?: Step;
  context?: Partial<Context>;
  /** Error that the next step shows. A handler that throws keeps its step instead. */
  error?: IdentityError;
}

/** Arguments of a step's handler. */
export interface HandlerArgs<Context, Deps> {
  context: Context;
  deps: Deps;
  /** Aborted when the event is canceled or the flow is stopped. */
  signal: AbortSignal;
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler that stays where it is returns nothing
type HandlerResult<Step extends string, Context> = Transition<Step, Context> | void;

export type Handler<Step extends string, Context, Deps, Payload> = (
  args: HandlerArgs<Context, Deps>,
  payload: Payload,
) => HandlerResult<Step, Context> | Promise<HandlerResult<Step, Context>>;

type AnyHandler<Step extends string, Context, Deps> = Handler<Step, Context, Deps, never>;

export interface StepDefinition<Step extends string, Context, Deps> {
  /** The events a step accepts. */
  on?: Record<string, AnyHandler<Step, Context, Deps>>;
  /**
   * Runs `ms` milliseconds after the step was entered. With 0 the step prepares itself: `busy` is `after` from the
   * start, and an event sent meanwhile is queued. Other timers do not fire in hidden pages.
   */
  after?: { ms: number; run: Handler<Step, Context, Deps, void> } | undefined;
}

export type Steps<Step extends string, Context, Deps> = Record<Step, StepDefinition<Step, Context, Deps>>;

/** A sequence of steps that a user completes, as data. */
export interface Flow<Step extends string, Context, Deps, S extends Steps<Step, Context, Deps>> {
  readonly name: string;
  readonly initial: Step;
  readonly context: Context;
  /** Values of the context that stay when the flow goes back to its first step. */
  readonly keeps?: readonly (keyof Context & string)[];
  readonly steps: S;
  /** Used for types only. */
  readonly deps?: Deps;
}

type Callable = (args: never, payload: never) => unknown;

/** Any flow, for code that is generic over flows. */
export interface AnyFlow {
  readonly name: string;
  readonly initial: string;
  readonly context: object;
  readonly keeps?: readonly string[];
  readonly steps: Readonly<
    Record<string, { on?: Readonly<Record<string, Callable>>; after?: { ms: number; run: Callable } | undefined }>
  >;
}

/** Names of the steps of a flow. */
export type StepOf<F> = F extends Flow<infer Step, infer _C, infer _D, infer _S> ? Step : never;
/** Context that a flow passes from step to step. */
export type ContextOf<F> = F extends Flow<infer _Step, infer C, infer _D, infer _S> ? C : never;
/** Dependencies of a flow. */
export type DepsOf<F> = F extends Flow<infer _Step, infer _C, infer D, infer _S> ? D : never;
type StepsOf<F> = F extends Flow<infer _Step, infer _C, infer _D, infer S> ? S : never;
type EventsAt<F, Step extends StepOf<F>> = StepsOf<F>[Step] extends { on: infer On } ? On : Record<never, never>;

/** Event handlers of a step, by name. */
export type EventOf<F, Step extends StepOf<F> = StepOf<F>> = Step extends unknown
  ? keyof EventsAt<F, Step> & string
  : never;

type PayloadAt<F, Step extends StepOf<F>, Event> = Step extends unknown
  ? Event extends keyof EventsAt<F, Step>
    ? EventsAt<F, Step>[Event] extends (args: never, ...rest: infer Rest) => unknown
      ? Rest
      : never
    : never
  : never;

/** Sends an event of the given step with its payload. */
export type Send<F, Step extends StepOf<F> = StepOf<F>> = <Event extends EventOf<F, Step>>(
  event: Event,
  ...payload: PayloadAt<F, Step, Event>
) => Promise<void>;

/** Declares a flow: `defineFlow<Step, Context, Deps>()({ … })`. */
export const defineFlow =
  <Step extends string, Context, Deps>() =>
  <S extends Steps<Step, Context, Deps>>(flow: {
    name: string;
    initial: NoInfer<Step>;
    context: Context;
    keeps?: readonly (keyof Context & string)[];
    steps: S;
  }): Flow<Step, Context, Deps, S> =>
    flow;

/** State of a running flow. */
export interface FlowState<Step extends string, Context> {
  step: Step;
  context: Context;
  /** Name of the event being handled, or null. */
  busy: string | null;
  error: IdentityError | null;
}

/** An event whose handler threw. */
export interface FailedEvent {
  /** Name of the event, or `after`. */
  event: string;
  /** Handles it once more, with the same payload. */
  retry(): Promise<void>;
}

/** A running flow: its state and the events it accepts. */
export interface RunningFlow<F extends AnyFlow> {
  readonly flow: F;
  get(): FlowState<StepOf<F>, ContextOf<F>>;
  subscribe(listener: () => void): () => void;
  readonly store: StoreApi<FlowState<StepOf<F>, ContextOf<F>>>;
  /**
   * Sends an event. An event that the current step does not accept, or that arrives while another is handled, is
   * ignored.
   */
  send: Send<F>;
  /** Aborts the event being handled and ignores its result. The step and its context stay. */
  cancel(): void;
  /**
   * Cancels, and goes back: by `back` where the step accepts it, else to the first step, whose context is the initial
   * one with the values that the flow keeps.
   */
  back(): void;
  /** Returns the event that failed, while its error is in the state. */
  failed(): FailedEvent | undefined;
  /** Runs a flow that was created with `timers: false`, or continues one that was stopped. */
  start(): void;
  /** Clears timers and aborts the event being handled. */
  stop(): void;
}

/** Initial state of a flow. */
export interface FlowOptions<F extends AnyFlow> {
  /** Starts at this step instead of the first, without its timer; for previews and tests. */
  step?: StepOf<F>;
  context?: Partial<ContextOf<F>>;
  /**
   * `false` renders the flow without running it: the first step shows its busy state and runs nothing until `start` is
   * called.
   */
  timers?: false;
  environment?: FlowEnvironment;
}

/** Platform APIs of a flow. */
interface FlowEnvironment extends Pick<Environment, 'after'> {
  /** Runs once the page is visible; the returned function cancels it. Default: runs immediately. */
  whenVisible?(run: () => void): () => void;
}

const browser: FlowEnvironment = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  whenVisible,
};

/** Creates and starts a flow. */
export const createFlow = <F extends AnyFlow>(
  flow: F,
  deps: DepsOf<F>,
  options: FlowOptions<F> = {},
): RunningFlow<F> => {
  type State = FlowState<StepOf<F>, ContextOf<F>>;
  type ConcreteFlow = Flow<StepOf<F>, ContextOf<F>, DepsOf<F>, Steps<StepOf<F>, ContextOf<F>, DepsOf<F>>>;
  // Every `F` is such a flow; the compiler cannot know it while `F` is generic.
  const { initial, context: start, steps, keeps = [] } = flow as unknown as ConcreteFlow;
  const environment = options.environment ?? browser;
  /** Of the event being handled. */
  let controller = new AbortController();
  let cancelTimer = () => {};
  /** The running `after` handler. */
  let preparing: Promise<void> | undefined;
  let failed: FailedEvent | undefined;

  const definition = (step: StepOf<F>): StepDefinition<StepOf<F>, ContextOf<F>, DepsOf<F>> => steps[step];
  const busyAtEntry = (step: StepOf<F>) => (definition(step).after?.ms === 0 ? 'after' : null);

  const store = createStore<State>(() => ({
    step: options.step ?? initial,
    context: { ...start, ...options.context },
    busy: options.step ? null : busyAtEntry(initial),
    error: null,
  }));

  const enter = (step: StepOf<F>) => {
    cancelTimer();
    const after = definition(step).after;
    if (!after) return;
    const run = () => handle('after', after.run as never, undefined);
    if (after.ms === 0) {
      const { signal } = controller;
      // Deferred: a flow that is stopped right after its start, as in React's strict mode, makes no request.
      preparing = Promise.resolve().then(() => (signal.aborted ? undefined : run()));
      return;
    }
    const fire = () => {
      // An action of the user takes precedence over the step's own timer.
      if (!store.getState().busy) preparing = run();
    };
    cancelTimer = environment.after(after.ms, () => {
      if (!environment.whenVisible) fire();
      else cancelTimer = environment.whenVisible(fire);
    });
  };

  const handle = async (event: string, handler: AnyHandler<StepOf<F>, ContextOf<F>, DepsOf<F>>, payload: unknown) => {
    failed = undefined;
    const { busy, error } = store.getState();
    if (busy !== event || error) store.setState({ busy: event, error: null } as Partial<State>);
    const { signal } = controller;
    try {
      const args = { context: store.getState().context, deps, signal };
      const answer = await handler(args, payload as never);
      if (signal.aborted) return;
      const before = store.getState();
      const step = answer?.step ?? before.step;
      const context = { ...before.context, ...answer?.context };
      const busy = answer?.step ? busyAtEntry(step) : null;
      store.setState({ step, context, busy, error: answer?.error ?? null } as Partial<State>);
      if (answer?.step) enter(step);
    } catch (error) {
      if (signal.aborted) return;
      failed = { event, retry: async () => (store.getState().busy ? undefined : handle(event, handler, payload)) };
      // A call that was canceled elsewhere is not an error, and must not leave the step busy.
      store.setState({ busy: null, error: isAbort(error) ? null : toIdentityError(error) } as Partial<State>);
    }
  };

  const send = async (event: string, payload?: unknown) => {
    const { step, busy } = store.getState();
    const { signal } = controller;
    const handler = definition(step).on?.[event];
    if (!handler) return;
    // An event sent while the step prepares itself is handled afterwards, unless the step has changed meanwhile.
    if (busy === 'after') await preparing;
    const now = store.getState();
    if (now.step !== step || now.busy || signal.aborted) return;
    await handle(event, handler, payload);
  };

  /** Aborts the event being handled and those that wait for it. */
  const abort = () => {
    controller.abort();
    controller = new AbortController();
  };
  const cancel = () => {
    abort();
    store.setState({ busy: null } as Partial<State>);
  };
  const back = () => {
    cancel();
    const { step, context } = store.getState();
    if (definition(step).on?.back) return void send('back');
    const kept: Partial<ContextOf<F>> = {};
    for (const name of keeps) kept[name] = context[name];
    const first = { step: initial, context: { ...start, ...options.context, ...kept }, busy: busyAtEntry(initial) };
    store.setState({ ...first, error: null } as Partial<State>);
    enter(initial);
  };

  let isRunning = false;
  const resume = () => {
    if (isRunning) return;
    isRunning = true;
    const { step } = store.getState();
    const isGiven = step === options.step;
    if (controller.signal.aborted) {
      controller = new AbortController();
      store.setState({ busy: isGiven ? null : busyAtEntry(step) } as Partial<State>);
    }
    if (!isGiven) enter(step);
  };

  if (options.timers !== false) resume();
  return {
    flow,
    store,
    get: store.getState,
    subscribe: (listener) => store.subscribe(listener),
    // `Send` is generic over the events of F, which only the caller knows.
    send: send as unknown as Send<F>,
    cancel,
    back,
    failed: () => failed,
    start: resume,
    stop: () => {
      isRunning = false;
      cancelTimer();
      controller.abort();
    },
  };
};
