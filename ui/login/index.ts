export { type ConfirmInPlace, type ConfirmRequest, useConfirmInPlace } from '../react/confirm-in-place';
export type { AcceptInvitationBoxProps } from './accept-invitation/accept-invitation-box';
export type { ActivateBoxProps } from './activate/activate-box';
export { type BoxAppearance, type BoxElement, type BoxLayout, boxElements } from './application/appearance';
export type { Application, ApplicationInfo } from './application/application';
export { readApplication } from './application/read-application';
export {
  AcceptInvitationBox,
  ActivateBox,
  ForgotPasswordBox,
  ImpersonateBox,
  LogoutBox,
  MagicLinkCallbackBox,
  MfaBox,
  OidcCallbackBox,
  OpenAppBox,
  RegisterQuickLoginBox,
  ResetPasswordBox,
  ResetPhoneNumberBox,
  SamlCallbackBox,
  SignUpBox,
  SocialCallbackBox,
  StepUpBox,
  UnlockBox,
} from './boxes';
export type { CallbackBoxProps } from './callbacks/callback-boxes';
export type { ChooseAccountBoxProps } from './choose-account/choose-account-box';
export type { ForgotPasswordBoxProps } from './forgot-password/forgot-password-box';
export { ScreenForm, type ScreenFormProps, ScreenSubmit } from './form/box-form';
export type { CaptchaProps, CaptchaSettings } from './form/captcha';
export type { CustomField, CustomFieldPlace, CustomFields } from './form/custom-fields';
export { TextField as ScreenField } from './form/fields';
export type { BoxSettings } from './frame/box';
export {
  FlowBox,
  type FlowBoxProps,
  type FlowView,
  type Screen,
  type ScreenProps,
  type Screens,
  type Slots,
} from './frame/flow-box';
export { ScreenHeader, ScreenRoot, ScreenText, ScreenTitle } from './frame/screen-parts';
export { LinkButton as ScreenLink } from './frame/step';
export type { ImpersonateBoxProps } from './impersonate/impersonate-box';
export { ImpersonationBar } from './impersonate/impersonation-bar';
export type { LogoutBoxProps } from './log-out/logout-box';
export { LoginBox, type LoginBoxProps } from './login/login-box';
export { loginScreens } from './login/screens';
export type { MfaBoxProps } from './mfa/mfa-box';
export type { OpenAppBoxProps } from './open-app/open-app-box';
export type { RegisterQuickLoginBoxProps } from './register-quick-login/register-quick-login-box';
export type { ResetPasswordBoxProps } from './reset-password/reset-password-box';
export type { ResetPhoneNumberBoxProps } from './reset-phone-number/reset-phone-number-box';
export { SessionWarning } from './session-warning/session-warning';
export { ChooseAccountBox } from './sign-in/account-choice';
export type { SignUpBoxProps } from './sign-up/sign-up-box';
export type { StepUpBoxProps } from './step-up/step-up-box';
export { StepUpDialogs } from './step-up/step-up-dialogs';
export type { UnlockBoxProps } from './unlock/unlock-box';
