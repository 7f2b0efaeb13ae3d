export type { Application, ApplicationInfo } from './application';
export { AuthRoutes, type AuthRoutesProps } from './auth-routes';
export type { BoxSettings } from './box';
export {
  type CallbackBoxProps,
  MagicLinkCallbackBox,
  OidcCallbackBox,
  SamlCallbackBox,
  SocialCallbackBox,
} from './callbacks/callback-boxes';
export { FlowBox, type FlowBoxProps, type FlowView, type Screen, type ScreenProps, type Screens } from './flow-box';
export { ForgotPasswordBox, type ForgotPasswordBoxProps } from './forgot-password/forgot-password-box';
export { ImpersonateBox, type ImpersonateBoxProps } from './impersonate/impersonate-box';
export { ImpersonationBar } from './impersonate/impersonation-bar';
export { LogoutBox, type LogoutBoxProps } from './log-out/logout-box';
export { LoginBox, type LoginBoxProps } from './login/login-box';
export { loginScreens } from './login/screens';
export { MfaBox, type MfaBoxProps } from './mfa/mfa-box';
export { OpenAppBox, type OpenAppBoxProps } from './open-app/open-app-box';
export { ResetPasswordBox, type ResetPasswordBoxProps } from './reset-password/reset-password-box';
export { readApplication } from './use-application-info';
