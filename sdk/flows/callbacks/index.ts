export {
  type CallbackIdentity,
  magicLinkCallbackDeps,
  oidcCallbackDeps,
  samlCallbackDeps,
  socialCallbackDeps,
} from './deps';
export {
  type CallbackContext,
  type CallbackDeps,
  type CallbackStep,
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from './flow';
