'use client';
import { impersonateDeps, type impersonateFlow, readImpersonationLink } from '@gatehouse/sdk/flows/impersonate';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { useNavigation } from '../use-navigation';
import { impersonateView } from './screens';

export interface ImpersonateBoxProps extends BoxSettings<typeof impersonateFlow> {
  /** Called instead of going to the page after sign-in, or to the home page without one. */
  onSuccess?: () => void;
}

/** Confirms that an administrator of the provider acts as another user; the link is read from the page's address. */
export function ImpersonateBox({ onSuccess, ...settings }: ImpersonateBoxProps) {
  const identity = useIdentity();
  // Read once: the address forgets it before the page is painted.
  const [link] = useState(() => readImpersonationLink(identity));
  const deps = useMemo(() => impersonateDeps(identity, { link }), [identity, link]);
  useLayoutEffect(() => deps.clearLink(), [deps]);
  const own = useNavigation(deps, onSuccess);
  const all = useMemo(() => (onSuccess ? { ...own, toHome: own.navigate } : own), [own, onSuccess]);
  return <Box view={impersonateView} {...settings} deps={all} />;
}
