import {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import type { FlowView } from '../frame/flow-box';
import { ConfirmMagicLink, ConfirmSso } from './confirm';
import { MagicLinkFailed, SocialFailed, SsoFailed } from './failed';
import { Pending } from './pending';
import { RecoverTwoFactor } from './recover-two-factor';
import { Recovered } from './recovered';
import { SecondFactorStep } from './second-factor-step';
import { SignedIn } from './signed-in';

const shared = {
  pending: Pending,
  secondFactor: SecondFactorStep,
  recoverTwoFactor: RecoverTwoFactor,
  recovered: Recovered,
  success: SignedIn,
};

export const socialCallbackView: FlowView<typeof socialCallbackFlow> = {
  flow: socialCallbackFlow,
  screens: { ...shared, failed: SocialFailed },
};

export const oidcCallbackView: FlowView<typeof oidcCallbackFlow> = {
  flow: oidcCallbackFlow,
  screens: { ...shared, pending: ConfirmSso, failed: SsoFailed },
};

export const samlCallbackView: FlowView<typeof samlCallbackFlow> = {
  flow: samlCallbackFlow,
  screens: { ...shared, pending: ConfirmSso, failed: SsoFailed },
};

export const magicLinkCallbackView: FlowView<typeof magicLinkCallbackFlow> = {
  flow: magicLinkCallbackFlow,
  screens: { ...shared, pending: ConfirmMagicLink, failed: MagicLinkFailed },
};
