'use client';
import { useState } from 'react';
import { useIdentity } from '../react/identity';
import type { ChooseAccountBoxProps } from './choose-account/choose-account-box';
import { lazyBox } from './lazy-box';

/** Lets a user with several accounts choose one; continues immediately with a single account. */
export const ChooseAccountBox = lazyBox<ChooseAccountBoxProps>(
  async () => (await import('./choose-account/choose-account-box')).ChooseAccountBox,
);

/** Renders the account selection after sign-in if the host enables it. */
export const useAccountChoice = (onSuccess: (() => void) | undefined) => {
  const { chooseAccount } = useIdentity();
  const [isChoosing, setChoosing] = useState(false);
  return {
    isChoosing,
    onSignedIn: chooseAccount === 'ask' ? () => setChoosing(true) : onSuccess,
    onOther: () => setChoosing(false),
  };
};
