export {
  type RegisterQuickLoginDeps,
  type RegisterQuickLoginStep,
  registerQuickLoginDeps,
  registerQuickLoginFlow,
} from './flow';
