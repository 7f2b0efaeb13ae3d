'use client';
import { chooseAccountDeps, type chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import { useEffect, useMemo, useRef } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { useNavigation } from '../use-navigation';
import { chooseAccountView } from './screens';

export interface ChooseAccountBoxProps extends BoxSettings<typeof chooseAccountFlow> {
  /** Called instead of going to the page after sign-in. */
  onSuccess?: () => void;
  /** Called instead of going to the sign-in, after the user was signed out who wanted to go on as another one. */
  onOther?: () => void;
}

/** Lets a user of several accounts choose the one to go on in; leads on at once where there is nothing to choose. */
export function ChooseAccountBox({ onSuccess, onOther, ...settings }: ChooseAccountBoxProps) {
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
