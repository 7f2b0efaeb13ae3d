export {
  actAs,
  type ImpersonateDeps,
  type ImpersonateStep,
  type ImpersonationLink,
  impersonateDeps,
  impersonateFlow,
  readImpersonationLink,
} from './flow';
