export { type LoginApi, type LoginDeps, type LoginIdentity, loginDeps } from './deps';
export { type LoginContext, loginFlow } from './flow';
export {
  type AuthStrategy,
  afterLogin,
  type LoginStep,
  mustReplacePassword,
  type PasskeyFacts,
  type QuickLogin,
  shouldPromptPasskeys,
  stepForStrategy,
} from './rules';
