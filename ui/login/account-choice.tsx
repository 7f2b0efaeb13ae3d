'use client';
import { useState } from 'react';
import { useIdentity } from '../react/identity';
import type { ChooseAccountBoxProps } from './choose-account/choose-account-box';
import { lazyBox } from './lazy-box';

/** Lets a user of several accounts choose the one to go on in; leads on at once where there is nothing to choose. */
export const ChooseAccountBox = lazyBox<ChooseAccountBoxProps>(
  async () => (await import('./choose-account/choose-account-box')).ChooseAccountBox,
);

/** Puts the choice of an account between a sign-in and the page behind it, where the host wants that. */
export const useAccountChoice = (onSuccess: (() => void) | undefined) => {
  const { chooseAccount } = useIdentity();
  const [isChoosing, setChoosing] = useState(false);
  return {
    isChoosing,
    onSignedIn: chooseAccount === 'ask' ? () => setChoosing(true) : onSuccess,
    onOther: () => setChoosing(false),
  };
};
