'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { confirmIdentity } from '@gatehouse/sdk/sign-in';
import type { ReactNode } from 'react';
import { useConfirmInPlace } from '../../react/confirm-in-place';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { useAdminTexts } from '../text-parts';
import { useQuestion } from './use-question';

/** False where the user cancelled: the action then ends with the provider's error, as it does without a dialog. */
const isConfirmed = (confirming: Promise<void>): Promise<boolean> =>
  confirming.then(
    () => true,
    (thrown: unknown) => {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return false;
      throw thrown;
    },
  );

/**
 * Runs what the provider may want a recent sign-in for. Where it does, the user confirms who they are in a dialog of the
 * host's, and the action runs; without such a dialog, or a second factor to show in it, the page is left for that, and the
 * action is theirs to repeat after the return. Render `dialog`.
 */
export const useStepUp = (): { run: <T>(action: () => Promise<T>) => Promise<T>; dialog: ReactNode } => {
  const { resource } = useAdminTexts('frame');
  const identity = useIdentity();
  const user = useUser();
  const { ask, dialog } = useQuestion();
  const confirmInPlace = useConfirmInPlace();
  const texts = resource.stepUp;
  const run = async <T,>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (thrown) {
      const { errorCode, errorContext } = toIdentityError(thrown);
      if (errorCode !== 'step-up-required') throw thrown;
      const maxAge = Number(errorContext?.maxAge) || undefined;
      if (confirmInPlace && user?.mfaEnrolled) {
        if (await isConfirmed(confirmInPlace({ maxAge }))) return action();
        throw thrown;
      }
      if (await ask({ title: texts.title, text: texts.text, confirm: texts.confirm })) {
        await confirmIdentity(identity, { maxAge, hasSecondFactor: user?.mfaEnrolled ?? false });
      }
      throw thrown;
    }
  };
  return { run, dialog };
};
