export type { Application, ApplicationInfo } from './application';
export { FlowBox, type FlowBoxProps, type Screen, type ScreenProps, type Screens } from './flow-box';
export { loginScreens } from './login/screens';
export { LoginBox, type LoginBoxProps } from './login-box';
export { MfaBox, type MfaBoxProps } from './mfa-box';
export { readApplication } from './use-application-info';
