'use client';
import { chooseAccountDeps, type chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import { useEffect, useMemo, useRef } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../frame/box';
import { useNavigation } from '../frame/use-navigation';
import { chooseAccountView } from './screens';

export interface ChooseAccountBoxProps extends BoxSettings<typeof chooseAccountFlow> {
  /** Called instead of navigating to the page after sign-in. */
  onSuccess?: () => void;
  /** Called instead of navigating to the login, after the user chose to sign in as another user. */
  onOther?: () => void;
}

/** Lets a user with several accounts choose one; continues immediately with a single account. */
export default function ChooseAccountBox({ onSuccess, onOther, ...settings }: ChooseAccountBoxProps) {
  const identity = useIdentity();
  const latest = useRef(onOther);
  useEffect(() => {
    latest.current = onOther;
  });
  const deps = useMemo(() => {
    const own = chooseAccountDeps(identity);
    return { ...own, toLogin: () => (latest.current ?? own.toLogin)() };
  }, [identity]);
  return <Box view={chooseAccountView} {...settings} deps={useNavigation(deps, onSuccess)} />;
}
