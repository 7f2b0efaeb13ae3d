import type { AccountRoute } from '@gatehouse/sdk';
import type { ComponentType } from 'react';
import { lazyPart } from '../../react/lazy-part';
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
} from '../boxes';
import { PendingBox } from '../frame/pending';
import { LoginRoute } from '../login/login-route';
import type { RouteViewProps } from './route-view';

/**
 * The view of each account route; a missing one is a compile error. They load when they are rendered, but for the login,
 * which users wait for: it would be a round trip more.
 */
export const routeViews: Readonly<Record<AccountRoute, ComponentType<RouteViewProps>>> = {
  loginUrl: LoginRoute,
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
  mfaMobileAuthenticator: lazyPart(() => import('./mobile-authenticator'), PendingBox),
  socialLoginCallbackUrl: SocialCallbackBox,
  oidcRedirectUrl: OidcCallbackBox,
  samlCallbackUrl: SamlCallbackBox,
  magicLinkCallbackUrl: MagicLinkCallbackBox,
  impersonationUrl: ImpersonateBox,
  logoutUrl: LogoutBox,
  openAppUrl: OpenAppBox,
  hostedLoginRedirectUrl: lazyPart(() => import('./hosted-callback'), PendingBox),
};
