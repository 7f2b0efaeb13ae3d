export {
  type ResetPasswordContext,
  type ResetPasswordDeps,
  type ResetPasswordStep,
  resetPasswordDeps,
  resetPasswordFlow,
} from './flow';
