import {
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import type { FlowView } from '../flow-box';
import { lazyScreen } from '../lazy-screen';
import { ConfirmMagicLink, ConfirmSso } from './confirm';
import { MagicLinkFailed, SocialFailed, SsoFailed } from './failed';
import { Pending } from './pending';
import { SignedIn } from './signed-in';

const shared = {
  pending: Pending,
  secondFactor: lazyScreen(() => import('./second-factor-step')),
  recoverTwoFactor: lazyScreen(() => import('./recover-two-factor')),
  recovered: lazyScreen(() => import('./recovered')),
  success: SignedIn,
};
const texts = ['callbacks'] as const;

export const socialCallbackView: FlowView<typeof socialCallbackFlow> = {
  flow: socialCallbackFlow,
  texts,
  screens: { ...shared, failed: SocialFailed },
};

export const oidcCallbackView: FlowView<typeof oidcCallbackFlow> = {
  flow: oidcCallbackFlow,
  texts,
  screens: { ...shared, pending: ConfirmSso, failed: SsoFailed },
};

export const samlCallbackView: FlowView<typeof samlCallbackFlow> = {
  flow: samlCallbackFlow,
  texts,
  screens: { ...shared, pending: ConfirmSso, failed: SsoFailed },
};

export const magicLinkCallbackView: FlowView<typeof magicLinkCallbackFlow> = {
  flow: magicLinkCallbackFlow,
  texts,
  screens: { ...shared, pending: ConfirmMagicLink, failed: MagicLinkFailed },
};
