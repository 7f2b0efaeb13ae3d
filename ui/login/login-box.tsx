'use client';
import type { Identity } from '@gatehouse/sdk';
import { type LoginContext, type LoginDeps, type LoginStep, loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import { useEffect, useMemo, useRef } from 'react';
import { useIdentity } from '../react/identity';
import { useRequestSource } from '../react/request-source';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { FlowBox } from './flow-box';
import { loginScreens } from './login/screens';

export interface LoginBoxProps extends Omit<BoxFrameProps, 'children'> {
  /** Called instead of going to the page after sign-in. */
  onSuccess?: () => void;
  /** Starts at this step and does nothing by itself: for previews and tests. */
  step?: LoginStep;
  /** What is known at the start, e.g. `{ email }` of an invitation. */
  context?: Partial<LoginContext>;
  /** Focuses the first field at once: for pages that consist of the box. */
  autoFocus?: boolean;
}

const useLoginDeps = (identity: Identity, onSuccess: (() => void) | undefined): LoginDeps => {
  const latest = useRef(onSuccess);
  useEffect(() => {
    latest.current = onSuccess;
  });
  return useMemo(() => {
    const deps = loginDeps(identity);
    return { ...deps, navigate: () => (latest.current ?? deps.navigate)() };
  }, [identity]);
};

/**
 * The whole sign-in, from the email address to the page behind it.
 *
 * @example
 * <IdentityProvider identity={identity} load={false}>
 *   <LoginBox onSuccess={() => navigate('/')} />
 * </IdentityProvider>
 */
export function LoginBox({ onSuccess, step, context, autoFocus, header, footer }: LoginBoxProps) {
  useRequestSource('login-box');
  const deps = useLoginDeps(useIdentity(), onSuccess);
  return (
    <BoxFrame {...{ header, footer }}>
      <FlowBox flow={loginFlow} screens={loginScreens} {...{ deps, step, context, autoFocus }} />
    </BoxFrame>
  );
}
