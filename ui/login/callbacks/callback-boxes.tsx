'use client';
import type { Identity } from '@gatehouse/sdk';
import {
  type CallbackDeps,
  magicLinkCallbackDeps,
  oidcCallbackDeps,
  samlCallbackDeps,
  socialCallbackDeps,
  type socialCallbackFlow,
} from '@gatehouse/sdk/flows/callbacks';
import { Box, type BoxSettings } from '../frame/box';
import { useFlowDeps, useNavigation } from '../frame/flow-deps';
import { ChooseAccountBox, useAccountChoice } from '../sign-in/account-choice';
import { magicLinkCallbackView, oidcCallbackView, samlCallbackView, socialCallbackView } from './screens';

export interface CallbackBoxProps extends BoxSettings<typeof socialCallbackFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

const useCallbackDeps = (connect: (identity: Identity) => CallbackDeps, onSuccess?: () => void): CallbackDeps =>
  useNavigation(useFlowDeps(connect), onSuccess);

interface ChoosingProps extends CallbackBoxProps {
  view: typeof socialCallbackView;
  connect: (identity: Identity) => CallbackDeps;
}

/** Renders a callback that may lead to account selection; single sign-on always belongs to one account. */
function WithAccountChoice({ view, connect, onSuccess, ...settings }: ChoosingProps) {
  const { isChoosing, onSignedIn } = useAccountChoice(onSuccess);
  const deps = useCallbackDeps(connect, onSignedIn);
  if (!isChoosing) return <Box view={view} {...settings} deps={deps} />;
  const { autoFocus, application, header, footer } = settings;
  return (
    <ChooseAccountBox
      autoFocus={autoFocus}
      application={application}
      header={header}
      footer={footer}
      onSuccess={onSuccess}
    />
  );
}

/** Completes a sign-in through a social login provider. */
export function SocialCallbackBox(props: CallbackBoxProps) {
  return <WithAccountChoice {...props} view={socialCallbackView} connect={socialCallbackDeps} />;
}

/** Completes single sign-on over OpenID Connect. */
export function OidcCallbackBox({ onSuccess, ...settings }: CallbackBoxProps) {
  return <Box view={oidcCallbackView} {...settings} deps={useCallbackDeps(oidcCallbackDeps, onSuccess)} />;
}

/** Completes single sign-on over SAML. An IdP-initiated sign-in requires confirmation. */
export function SamlCallbackBox({ onSuccess, ...settings }: CallbackBoxProps) {
  return <Box view={samlCallbackView} {...settings} deps={useCallbackDeps(samlCallbackDeps, onSuccess)} />;
}

/** Completes an emailed sign-in link: immediately in the browser that requested it, after confirmation in others. */
export function MagicLinkCallbackBox(props: CallbackBoxProps) {
  return <WithAccountChoice {...props} view={magicLinkCallbackView} connect={magicLinkCallbackDeps} />;
}
