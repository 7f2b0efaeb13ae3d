'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { confirmIdentity } from '@gatehouse/sdk/sign-in';
import type { ReactNode } from 'react';
import { useConfirmInPlace } from '../../../react/confirm-in-place';
import { useIdentity } from '../../../react/identity';
import { useUser } from '../../../react/session';
import { useAdminTexts } from '../../texts';
import { useConfirmation } from './use-confirmation';

/** Resolves to false if the user canceled; the action then fails with the provider's error, as without a dialog. */
const isConfirmed = (confirming: Promise<void>): Promise<boolean> =>
  confirming.then(
    () => true,
    (thrown: unknown) => {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
      throw thrown;
    },
  );

/**
 * Returns a function that runs an action which may require a recent authentication. If so, the user re-authenticates in
 * the host's dialog, and the action is retried. Without such a dialog, or when the provider refuses again, the user is
 * redirected and repeats the action after the return. Render `dialog`.
 */
export const useStepUp = (): { run: <T>(action: () => Promise<T>) => Promise<T>; dialog: ReactNode } => {
  const { resource } = useAdminTexts('frame');
  const identity = useIdentity();
  const user = useUser();
  const { ask, dialog } = useConfirmation();
  const confirmInPlace = useConfirmInPlace();
  const texts = resource.stepUp;
  const run = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (thrown) {
      const { errorCode, errorContext } = toIdentityError(thrown);
      if (errorCode !== 'step-up-required') throw thrown;
      const maxAge = Number(errorContext?.maxAge) || undefined;
      if (confirmInPlace) {
        const by = user?.mfaEnrolled ? 'secondFactor' : 'signIn';
        if (!(await isConfirmed(confirmInPlace({ maxAge, by })))) throw thrown;
        try {
          return await action();
        } catch (again) {
          // Browsers can block the cookies of a provider on another site, whose own page then has to do it.
          if (toIdentityError(again).errorCode !== 'step-up-required') throw again;
        }
      }
      if (await ask({ title: texts.title, text: texts.text, confirm: texts.confirm })) {
        await confirmIdentity(identity, { maxAge, hasSecondFactor: user?.mfaEnrolled ?? false });
      }
      throw thrown;
    }
  };
  return { run, dialog };
};
