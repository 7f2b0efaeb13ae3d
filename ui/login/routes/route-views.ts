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
import type { RouteViewProps } from './route-view';

/** The view of each account route, which loads when it is rendered; a missing one is a compile error. */
export const routeViews: Readonly<Record<AccountRoute, ComponentType<RouteViewProps>>> = {
  loginUrl: lazyPart(() => import('../login/login-route'), PendingBox),
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
