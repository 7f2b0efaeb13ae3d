export {
  type AnyFlow,
  type ContextOf,
  createFlow,
  type DepsOf,
  defineFlow,
  type EventOf,
  type FailedEvent,
  type FlowOptions,
  type FlowState,
  type RunningFlow,
  type Send,
  type StepOf,
} from '../core/flow';
export { reportSteps } from '../core/identity-events';
