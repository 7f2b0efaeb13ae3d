export {
  type AnyFlow,
  type ContextOf,
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
export { createFlow } from './create-flow';
