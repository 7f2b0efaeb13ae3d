import type { ReactNode } from 'react';
import type { AcceptInvitationBoxProps } from '../accept-invitation/accept-invitation-box';
import type { ActivateBoxProps } from '../activate/activate-box';
import type { BoxAppearance } from '../application/appearance';
import type { Application } from '../application/application';
import type { ForgotPasswordBoxProps } from '../forgot-password/forgot-password-box';
import type { CaptchaSettings } from '../form/captcha';
import type { CustomFields } from '../form/custom-fields';
import type { ImpersonateBoxProps } from '../impersonate/impersonate-box';
import type { LogoutBoxProps } from '../log-out/logout-box';
import type { LoginBoxProps } from '../login/login-box';
import type { OpenAppBoxProps } from '../open-app/open-app-box';
import type { ResetPasswordBoxProps } from '../reset-password/reset-password-box';
import type { ResetPhoneNumberBoxProps } from '../reset-phone-number/reset-phone-number-box';
import type { SignUpBoxProps } from '../sign-up/sign-up-box';
import type { StepUpBoxProps } from '../step-up/step-up-box';
import type { UnlockBoxProps } from '../unlock/unlock-box';

/** Props of single boxes, by route. */
export interface RouteBoxes {
  loginUrl: LoginBoxProps;
  signUpUrl: SignUpBoxProps;
  activateUrl: ActivateBoxProps;
  activateWithOTCUrl: ActivateBoxProps;
  acceptInvitationUrl: AcceptInvitationBoxProps;
  acceptInvitationWithOTCUrl: AcceptInvitationBoxProps;
  unlockAccountUrl: UnlockBoxProps;
  forgetPasswordUrl: ForgotPasswordBoxProps;
  resetPasswordUrl: ResetPasswordBoxProps;
  stepUpUrl: StepUpBoxProps;
  resetPhoneNumberUrl: ResetPhoneNumberBoxProps;
  impersonationUrl: ImpersonateBoxProps;
  logoutUrl: LogoutBoxProps;
  openAppUrl: OpenAppBoxProps;
}

/** Props of the view of every account route. */
export interface RouteViewProps extends CustomFields, CaptchaSettings {
  autoFocus: boolean;
  application?: Application;
  appearance?: BoxAppearance;
  header?: ReactNode;
  footer?: ReactNode;
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}
