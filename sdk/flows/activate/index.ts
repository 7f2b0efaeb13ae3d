export { activateDeps } from './deps';
export {
  type ActivateContext,
  type ActivateDeps,
  type ActivateInput,
  type ActivateStep,
  activateFlow,
} from './flow';
