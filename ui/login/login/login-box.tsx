'use client';
import type { Identity } from '@gatehouse/sdk';
import { type LoginDeps, loginDeps, type loginFlow } from '@gatehouse/sdk/flows/login';
import { useEffect, useMemo, useRef } from 'react';
import { useIdentity } from '../../react/identity';
import { CaptchaProvider, type CaptchaSettings, useCaptcha } from '../form/captcha';
import { Box, type BoxSettings } from '../frame/box';
import { ChooseAccountBox, useAccountChoice } from '../sign-in/account-choice';
import { loginView } from './screens';

export interface LoginBoxProps extends BoxSettings<typeof loginFlow>, CaptchaSettings {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
  /** Opens the host's page for forgotten passwords. Default: no link. */
  onForgotPassword?: (email: string) => void;
  /** Opens the host's sign-up page. Default: no link. */
  onSignUp?: (email: string) => void;
}

const useLoginDeps = (
  identity: Identity,
  handlers: Pick<LoginBoxProps, 'onSuccess' | 'onForgotPassword' | 'onSignUp'> & { navigatesItself: boolean },
  captcha: LoginDeps['captcha'],
): LoginDeps => {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  return useMemo(() => {
    const deps = loginDeps(identity);
    return {
      ...deps,
      // A host that navigates itself decides whether a signed-in user signs in again; the provider's own pages have to.
      isSignedIn: async () => !latest.current.navigatesItself && (await deps.isSignedIn?.()) === true,
      captcha,
      navigate: () => (latest.current.onSuccess ?? deps.navigate)(),
      toSignUp: (email) => latest.current.onSignUp?.(email),
      toForgotPassword: (email) => latest.current.onForgotPassword?.(email),
    };
  }, [identity, captcha]);
};

/**
 * Renders the whole sign-in flow, from the email address to the redirect.
 *
 * @example
 * <IdentityProvider identity={identity} load={false}>
 *   <LoginBox onSuccess={() => navigate('/')} />
 * </IdentityProvider>
 */
export function LoginBox({ onSuccess, onForgotPassword, onSignUp, captcha, ...settings }: LoginBoxProps) {
  const { isChoosing, onSignedIn, onOther } = useAccountChoice(onSuccess);
  const { ask, check } = useCaptcha(captcha, loginView.flow.name);
  const handlers = { onSuccess: onSignedIn, onForgotPassword, onSignUp, navigatesItself: onSuccess !== undefined };
  const deps = useLoginDeps(useIdentity(), handlers, ask);
  const resetsPassword = onForgotPassword !== undefined;
  const signsUp = onSignUp !== undefined;
  const surroundings = useMemo(() => ({ resetsPassword, signsUp }), [resetsPassword, signsUp]);
  if (isChoosing) {
    const { autoFocus, application, header, footer } = settings;
    return (
      <ChooseAccountBox
        autoFocus={autoFocus}
        application={application}
        header={header}
        footer={footer}
        onSuccess={onSuccess}
        onOther={onOther}
      />
    );
  }
  return (
    <CaptchaProvider value={check}>
      <Box view={loginView} {...settings} deps={deps} surroundings={surroundings} />
    </CaptchaProvider>
  );
}
