export {
  type ImpersonateDeps,
  type ImpersonateStep,
  type ImpersonationLink,
  impersonateDeps,
  impersonateFlow,
} from './flow';
