'use client';
import { unlockDeps, type unlockFlow } from '@gatehouse/sdk/flows/unlock';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { unlockView } from './screens';

export interface UnlockBoxProps extends BoxSettings<typeof unlockFlow> {}

/** Unlocks an account with the link of a mail, which is read from the page's address. */
export function UnlockBox(settings: UnlockBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => unlockDeps(identity), [identity]);
  return <Box view={unlockView} {...settings} deps={deps} />;
}
