export type { LoginApi, LoginContext, LoginDeps } from './context';
export { confirmationDeps, type LoginIdentity, loginDeps, waitForPasskey } from './deps';
export { confirmationFlow, loginFlow } from './flow';
export type { PickedKey } from './passkeys';
export {
  type AuthStrategy,
  afterLogin,
  type LoginStep,
  mustReplacePassword,
  type PasskeyFacts,
  type PasswordlessStrategy,
  type QuickLogin,
  shouldPromptPasskeys,
  stepForStrategy,
} from './rules';
