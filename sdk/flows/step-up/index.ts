export { type StepUpIdentity, stepUpDeps, stepUpMfaDeps } from './deps';
export { type StepUpApi, type StepUpContext, type StepUpDeps, type StepUpStep, stepUpFlow } from './flow';
