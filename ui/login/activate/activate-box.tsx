'use client';
import { activateDeps, type activateFlow } from '@gatehouse/sdk/flows/activate';
import { type ReactNode, useMemo } from 'react';
import { useIdentity } from '../../react/identity';
import { Box, type BoxSettings } from '../box';
import { OwnFieldsProvider } from '../own-fields';
import { useNavigation } from '../use-navigation';
import { activateView } from './screens';

export interface ActivateBoxProps extends BoxSettings<typeof activateFlow> {
  /** Called instead of going to the page after sign-in. */
  onSuccess?: () => void;
  /** Label of a box that has to be ticked where the activation has a form, with links to the terms. */
  terms?: ReactNode;
}

/** Activates a user with the link of a mail, which is read from the page's address; on the route of codes, with its code. */
export function ActivateBox({ onSuccess, terms, ...settings }: ActivateBoxProps) {
  const identity = useIdentity();
  const given = useMemo(() => activateDeps(identity), [identity]);
  const deps = useNavigation(given, onSuccess);
  const own = useMemo(() => ({ terms }), [terms]);
  return (
    <OwnFieldsProvider value={own}>
      <Box view={activateView} {...settings} deps={deps} />
    </OwnFieldsProvider>
  );
}
