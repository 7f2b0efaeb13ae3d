export {
  type ForgotPasswordContext,
  type ForgotPasswordDeps,
  type ForgotPasswordStep,
  forgotPasswordDeps,
  forgotPasswordFlow,
} from './flow';
