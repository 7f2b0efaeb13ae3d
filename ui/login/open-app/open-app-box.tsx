'use client';
import { openAppDeps, type openAppFlow } from '@gatehouse/sdk/flows/open-app';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { openAppView } from './screens';

export interface OpenAppBoxProps extends BoxSettings<typeof openAppFlow> {}

/** Redirects the signed-in user to their application, at the URL configured at the provider. */
export default function OpenAppBox(settings: OpenAppBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => openAppDeps(identity), [identity]);
  return <Box view={openAppView} {...settings} deps={deps} />;
}
