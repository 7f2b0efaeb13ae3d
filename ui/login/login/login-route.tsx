'use client';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { useIdentity } from '../../react/identity';
import { hintedEmail } from '../hinted-email';
import type { RouteViewProps } from '../route-view';
import { LoginBox } from './login-box';

/** The sign-in on its own route, where the other routes are there as well. */
export function LoginRoute(props: RouteViewProps) {
  const identity = useIdentity();
  const { toForgotPassword, toSignUp } = loginDeps(identity);
  return (
    <LoginBox
      {...props}
      context={{ email: hintedEmail(identity.environment) }}
      onForgotPassword={toForgotPassword}
      onSignUp={toSignUp}
    />
  );
}
