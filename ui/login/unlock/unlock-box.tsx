'use client';
import { unlockDeps, type unlockFlow } from '@gatehouse/sdk/flows/unlock';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { unlockView } from './screens';

export interface UnlockBoxProps extends BoxSettings<typeof unlockFlow> {}

/** Unlocks a user by an emailed link, read from the page's URL. */
export default function UnlockBox(settings: UnlockBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => unlockDeps(identity), [identity]);
  return <Box view={unlockView} {...settings} deps={deps} />;
}
