export {
  type ResetPhoneNumberContext,
  type ResetPhoneNumberDeps,
  type ResetPhoneNumberStep,
  resetPhoneNumberDeps,
  resetPhoneNumberFlow,
} from './flow';
