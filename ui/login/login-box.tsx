'use client';
import type { Identity } from '@gatehouse/sdk';
import { type LoginContext, type LoginDeps, type LoginStep, loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import { useEffect, useMemo, useRef } from 'react';
import { useIdentity } from '../react/identity';
import { useRequestSource } from '../react/request-source';
import { type Application, ApplicationProvider } from './application';
import { BoxFrame, type BoxFrameProps } from './box-frame';
import { FlowBox } from './flow-box';
import { loginScreens } from './login/screens';
import { useApplicationInfo } from './use-application-info';

export interface LoginBoxProps extends Omit<BoxFrameProps, 'children'> {
  /** Called instead of going to the page after sign-in. */
  onSuccess?: () => void;
  /** Starts at this step and does nothing by itself: for previews and tests. */
  step?: LoginStep;
  /** Opens the host's page for forgotten passwords. Without it the box does not offer one. */
  onForgotPassword?: (email: string) => void;
  /** What is known at the start, e.g. `{ email }` of an invitation. */
  context?: Partial<LoginContext>;
  /** For pages that consist of the box: focuses the first field at once, and names the document after each step. */
  autoFocus?: boolean;
  /** Name and logo above the form. Default: `appName` of the identity, and what the provider knows of the application. */
  application?: Application;
}

const useLoginDeps = (
  identity: Identity,
  handlers: Pick<LoginBoxProps, 'onSuccess' | 'onForgotPassword'>,
): LoginDeps => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(() => {
    const deps = loginDeps(identity);
    return {
      ...deps,
      navigate: () => (latest.current.onSuccess ?? deps.navigate)(),
      toForgotPassword: (email) => latest.current.onForgotPassword?.(email),
    };
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
export function LoginBox({
  onSuccess,
  onForgotPassword,
  step,
  context,
  autoFocus = false,
  application,
  header,
  footer,
}: LoginBoxProps) {
  useRequestSource('login-box');
  const identity = useIdentity();
  const deps = useLoginDeps(identity, { onSuccess, onForgotPassword });
  const info = useApplicationInfo(identity, application, !application && !step);
  const { name, logo, problem, variables, titles } = info;
  const resetsPassword = onForgotPassword !== undefined;
  const shown = useMemo(
    () => ({ name, problem, titles, ownsPage: autoFocus, resetsPassword }),
    [name, problem, titles, autoFocus, resetsPassword],
  );
  return (
    <ApplicationProvider value={shown}>
      <BoxFrame header={header ?? (logo && <Logo address={logo} />)} footer={footer} variables={variables}>
        <FlowBox flow={loginFlow} screens={loginScreens} {...{ deps, step, context, autoFocus }} />
      </BoxFrame>
    </ApplicationProvider>
  );
}

/** Without words: the title below names the application. */
function Logo({ address }: { address: string }) {
  return (
    <img
      src={address}
      alt=""
      referrerPolicy="no-referrer"
      className="gh:h-10 gh:max-w-full gh:justify-self-center gh:object-contain"
    />
  );
}
