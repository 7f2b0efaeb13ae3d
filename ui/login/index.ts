export type { AcceptInvitationBoxProps } from './accept-invitation/accept-invitation-box';
export { ChooseAccountBox } from './account-choice';
export type { ActivateBoxProps } from './activate/activate-box';
export { type BoxAppearance, type BoxElement, type BoxLayout, boxElements } from './appearance';
export type { Application, ApplicationInfo } from './application';
export type { BoxSettings } from './box';
export { ScreenForm, type ScreenFormProps, ScreenSubmit } from './box-form';
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
export type { CaptchaProps, CaptchaSettings } from './captcha-props';
export type { ChooseAccountBoxProps } from './choose-account/choose-account-box';
export type { CustomField, CustomFieldPlace, CustomFields } from './custom-fields';
export {
  FlowBox,
  type FlowBoxProps,
  type FlowView,
  type Screen,
  type ScreenProps,
  type Screens,
  type Slots,
} from './flow-box';
export type { ForgotPasswordBoxProps } from './forgot-password/forgot-password-box';
export type { ImpersonateBoxProps } from './impersonate/impersonate-box';
export { ImpersonationBar } from './impersonate/impersonation-bar';
export { LinkButton as ScreenLink } from './link-button';
export type { LogoutBoxProps } from './log-out/logout-box';
export { LoginBox, type LoginBoxProps } from './login/login-box';
export { loginScreens } from './login/screens';
export type { MfaBoxProps } from './mfa/mfa-box';
export type { OpenAppBoxProps } from './open-app/open-app-box';
export { readApplication } from './read-application';
export type { RegisterQuickLoginBoxProps } from './register-quick-login/register-quick-login-box';
export type { ResetPasswordBoxProps } from './reset-password/reset-password-box';
export type { ResetPhoneNumberBoxProps } from './reset-phone-number/reset-phone-number-box';
export { ScreenHeader, ScreenRoot, ScreenText, ScreenTitle } from './screen-parts';
export { SessionWarning } from './session-warning/session-warning';
export type { SignUpBoxProps } from './sign-up/sign-up-box';
export type { StepUpBoxProps } from './step-up/step-up-box';
export { StepUpDialogs } from './step-up/step-up-dialogs';
export { TextField as ScreenField } from './text-field';
export type { UnlockBoxProps } from './unlock/unlock-box';
