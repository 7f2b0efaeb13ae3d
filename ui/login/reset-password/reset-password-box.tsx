'use client';
import { resetPasswordDeps, type resetPasswordFlow } from '@gatehouse/sdk/flows/reset-password';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { resetPasswordView } from './screens';

export interface ResetPasswordBoxProps extends BoxSettings<typeof resetPasswordFlow> {}

/** Sets a new password by an emailed link, read from the page's URL. */
export default function ResetPasswordBox(settings: ResetPasswordBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => resetPasswordDeps(identity), [identity]);
  return <Box view={resetPasswordView} {...settings} deps={deps} />;
}
