'use client';
import { chooseAccountDeps, type chooseAccountFlow } from '@gatehouse/sdk/flows/choose-account';
import { useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { useNavigation } from '../use-navigation';
import { chooseAccountView } from './screens';

export interface ChooseAccountBoxProps extends BoxSettings<typeof chooseAccountFlow> {
  /** Called instead of going to the page after sign-in. */
  onSuccess?: () => void;
}

/** Lets a user of several accounts choose the one to go on in; leads on at once where there is nothing to choose. */
export function ChooseAccountBox({ onSuccess, ...settings }: ChooseAccountBoxProps) {
  const identity = useIdentity();
  const deps = useMemo(() => chooseAccountDeps(identity), [identity]);
  return <Box view={chooseAccountView} {...settings} deps={useNavigation(deps, onSuccess)} />;
}
