'use client';
import { useState } from 'react';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';
import { PendingBox } from '../frame/pending';

/** Lets a user with several accounts choose one; continues immediately with a single account. */
export const ChooseAccountBox = lazyPart(() => import('../choose-account/choose-account-box'), PendingBox);

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
