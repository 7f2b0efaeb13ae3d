export { credentialsOf } from '../../core/webauthn/webauthn';
export type { CodeInput, MfaApi, MfaChoice, MfaContext, MfaDeps } from './context';
export { lastFactorFirst, mfaDeps } from './deps';
export { mfaFlow } from './flow';
export { isMethodUsable, isMfaEnrolled, type MfaMethod, type MfaStep, mfaEntry } from './rules';
export { type MfaStart, startMfa } from './start';
