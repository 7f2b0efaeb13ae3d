'use client';
import type { Identity } from '@gatehouse/sdk';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { useIdentity } from '../../react/identity';
import type { RouteViewProps } from '../routes/route-view';
import { hintedEmail } from '../sign-in/hinted-email';
import { LoginBox } from './login-box';

/** Returns the token of the invite link that led to the login through the sign-up. */
const invitationOf = ({ environment }: Identity): string | undefined =>
  environment.page()?.searchParams.get('invitationToken') || undefined;

/** Renders the login on its own route, with links to the other account routes. */
export function LoginRoute(props: RouteViewProps) {
  const identity = useIdentity();
  const { toForgotPassword, toSignUp } = loginDeps(identity);
  return (
    <LoginBox
      {...props}
      context={{ email: hintedEmail(identity.environment), invitationToken: invitationOf(identity) }}
      onForgotPassword={toForgotPassword}
      onSignUp={toSignUp}
    />
  );
}
