'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { useStepUp } from '../archetypes/form/step-up';

/**
 * Returns a function that runs a WebAuthn ceremony. It resolves to `undefined` if the user cancels the browser's
 * dialog.
 */
export const useCeremony = () => {
  const stepUp = useStepUp();
  const run = async <T>(action: () => Promise<T>): Promise<{ result: T } | undefined> => {
    try {
      return { result: await stepUp.run(action) };
    } catch (thrown) {
      if (toIdentityError(thrown).errorCode === 'passkey-canceled') return undefined;
      throw thrown;
    }
  };
  return { run, dialog: stepUp.dialog };
};
