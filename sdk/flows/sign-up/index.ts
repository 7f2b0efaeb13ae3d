export { signUpDeps } from './deps';
export { type SignUpContext, type SignUpDeps, type SignUpInput, type SignUpStep, signUpFlow } from './flow';
