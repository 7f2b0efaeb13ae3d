'use client';
import { logOutDeps, type logOutFlow } from '@gatehouse/sdk/flows/log-out';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { logOutView } from './screens';

export interface LogoutBoxProps extends BoxSettings<typeof logOutFlow> {
  /** Called instead of going to the home page when the user stays signed in. Keep it the same between renders. */
  onSuccess?: () => void;
}

/** Signs out: at once after a button of the application (see `allowLogout`), after a confirmation for all other links. */
export function LogoutBox({ onSuccess, ...settings }: LogoutBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => logOutDeps(identity, onSuccess && { toHome: onSuccess }), [identity, onSuccess]);
  return <Box view={logOutView} {...settings} deps={deps} />;
}
