'use client';
import { registerQuickLoginDeps, type registerQuickLoginFlow } from '@gatehouse/sdk/flows/register-quick-login';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { registerQuickLoginView } from './screens';

export interface RegisterQuickLoginBoxProps extends BoxSettings<typeof registerQuickLoginFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
}

/** Lets the signed-in user sign in by text message on this device from now on. */
export default function RegisterQuickLoginBox({ onSuccess, ...settings }: RegisterQuickLoginBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => registerQuickLoginDeps(identity), [identity]);
  return <Box view={registerQuickLoginView} {...settings} deps={useNavigation(deps, onSuccess)} />;
}
