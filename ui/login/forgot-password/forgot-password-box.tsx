'use client';
import { forgotPasswordDeps, type forgotPasswordFlow } from '@gatehouse/sdk/flows/forgot-password';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { hintedEmail } from '../sign-in/hinted-email';
import { forgotPasswordView } from './screens';

export interface ForgotPasswordBoxProps extends BoxSettings<typeof forgotPasswordFlow> {}

/** Renders the form that requests a password reset link. */
export default function ForgotPasswordBox({ context, ...settings }: ForgotPasswordBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => forgotPasswordDeps(identity), [identity]);
  const start = { email: hintedEmail(identity.environment), ...context };
  return <Box view={forgotPasswordView} {...settings} deps={deps} context={start} />;
}
