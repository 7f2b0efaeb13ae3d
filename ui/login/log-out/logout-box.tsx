'use client';
import { logOutDeps, type logOutFlow } from '@gatehouse/sdk/flows/log-out';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { logOutView } from './screens';

export interface LogoutBoxProps extends BoxSettings<typeof logOutFlow> {
  /** Called instead of navigating to the home page when the user stays signed in. Keep it stable between renders. */
  onSuccess?: () => void;
}

/**
 * Signs the user out: immediately after a button of the application (see `allowLogout`), otherwise after confirmation.
 */
export default function LogoutBox({ onSuccess, ...settings }: LogoutBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => logOutDeps(identity, onSuccess && { toHome: onSuccess }), [identity, onSuccess]);
  return <Box view={logOutView} {...settings} deps={deps} />;
}
