import type { AnyFlow } from '@gatehouse/sdk/flows';
import { acceptInvitationFlow } from '@gatehouse/sdk/flows/accept-invitation';
import { activateFlow } from '@gatehouse/sdk/flows/activate';
import {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import { checkoutFlow } from '@gatehouse/sdk/flows/checkout';
import { chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import { forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import { impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import { logOutFlow } from '@gatehouse/sdk/flows/log-out';
import { loginFlow } from '@gatehouse/sdk/flows/login';
import { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import { openAppFlow } from '@gatehouse/sdk/flows/open-app';
import { resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import { resetPhoneNumberFlow } from '@gatehouse/sdk/flows/reset-phone-number';
import { signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { stepUpFlow } from '@gatehouse/sdk/flows/step-up';
import { unlockFlow } from '@gatehouse/sdk/flows/unlock';

/** Every flow, in the order in which users meet them. */
export const flows: readonly AnyFlow[] = [
  loginFlow,
  mfaFlow,
  signUpFlow,
  activateFlow,
  acceptInvitationFlow,
  forgotPasswordFlow,
  resetPasswordFlow,
  resetPhoneNumberFlow,
  unlockFlow,
  socialCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  magicLinkCallbackFlow,
  chooseAccountFlow,
  stepUpFlow,
  openAppFlow,
  impersonateFlow,
  logOutFlow,
  checkoutFlow,
];
