export { credentialsOf } from '../../core/webauthn';
export { mfaDeps } from './deps';
export {
  type CodeInput,
  type MfaApi,
  type MfaChoice,
  type MfaContext,
  type MfaDeps,
  type MfaStart,
  mfaFlow,
  startMfa,
} from './flow';
export { lastFactorFirst } from './last-factor';
export { isMethodUsable, isMfaEnrolled, type MfaMethod, type MfaStep, mfaEntry } from './rules';
