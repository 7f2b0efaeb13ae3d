import type { AccountRoute } from '@gatehouse/sdk';
import type { ComponentType } from 'react';
import {
  AcceptInvitationBox,
  ActivateBox,
  ForgotPasswordBox,
  ImpersonateBox,
  LogoutBox,
  MagicLinkCallbackBox,
  OidcCallbackBox,
  OpenAppBox,
  ResetPasswordBox,
  ResetPhoneNumberBox,
  SamlCallbackBox,
  SignUpBox,
  SocialCallbackBox,
  StepUpBox,
  UnlockBox,
} from './boxes';
import { lazyBox } from './lazy-box';
import type { RouteViewProps } from './route-view';

/** The view of each account route, as a separate chunk; a missing one is a compile error. */
export const routeViews: Readonly<Record<AccountRoute, ComponentType<RouteViewProps>>> = {
  loginUrl: lazyBox(async () => (await import('./login/login-route')).LoginRoute),
  signUpUrl: SignUpBox,
  activateUrl: ActivateBox,
  activateWithOTCUrl: ActivateBox,
  acceptInvitationUrl: AcceptInvitationBox,
  acceptInvitationWithOTCUrl: AcceptInvitationBox,
  unlockAccountUrl: UnlockBox,
  forgetPasswordUrl: ForgotPasswordBox,
  resetPasswordUrl: ResetPasswordBox,
  stepUpUrl: StepUpBox,
  resetPhoneNumberUrl: ResetPhoneNumberBox,
  mfaMobileAuthenticator: lazyBox(async () => (await import('./mobile-authenticator')).MobileAuthenticator),
  socialLoginCallbackUrl: SocialCallbackBox,
  oidcRedirectUrl: OidcCallbackBox,
  samlCallbackUrl: SamlCallbackBox,
  magicLinkCallbackUrl: MagicLinkCallbackBox,
  impersonationUrl: ImpersonateBox,
  logoutUrl: LogoutBox,
  openAppUrl: OpenAppBox,
  hostedLoginRedirectUrl: lazyBox(async () => (await import('./hosted-callback')).HostedCallback),
};
