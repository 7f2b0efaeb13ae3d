export { actAs } from './act-as';
export {
  type ImpersonateDeps,
  type ImpersonateStep,
  type ImpersonationLink,
  impersonateDeps,
  impersonateFlow,
  readImpersonationLink,
} from './flow';
