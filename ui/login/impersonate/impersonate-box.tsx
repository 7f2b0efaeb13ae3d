'use client';
import { impersonateDeps, type impersonateFlow, readImpersonationLink } from '@gatehouse/sdk/flows/impersonate';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { impersonateView } from './screens';

export interface ImpersonateBoxProps extends BoxSettings<typeof impersonateFlow> {
  /**
   * Called instead of navigating to the page after sign-in; if the user declines, instead of navigating to the home
   * page.
   */
  onSuccess?: () => void;
}

/**
 * Renders the confirmation before a provider administrator impersonates a user; the link is read from the page's URL.
 */
export default function ImpersonateBox({ onSuccess, ...settings }: ImpersonateBoxProps) {
  const identity = useIdentity();
  // Read once, since the URL is cleaned before the first paint.
  const [link] = useState(() => readImpersonationLink(identity));
  const deps = useMemo(() => impersonateDeps(identity, { link }), [identity, link]);
  useLayoutEffect(() => deps.clearLink(), [deps]);
  const own = useNavigation(deps, onSuccess);
  const all = useMemo(() => (onSuccess ? { ...own, toHome: own.navigate } : own), [own, onSuccess]);
  return <Box view={impersonateView} {...settings} deps={all} />;
}
