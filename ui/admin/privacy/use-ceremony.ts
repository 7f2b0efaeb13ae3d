'use client';
import { toIdentityError } from '@gatehouse/sdk';
import { useStepUp } from '../resource/step-up';

/** Runs what asks the browser for a key. Who closes the browser's dialog did not make a mistake: it then gives undefined. */
export const useCeremony = () => {
  const stepUp = useStepUp();
  const run = async <T>(action: () => Promise<T>): Promise<{ result: T } | undefined> => {
    try {
      return { result: await stepUp.run(action) };
    } catch (thrown) {
      if (toIdentityError(thrown).errorCode === 'passkey-cancelled') return undefined;
      throw thrown;
    }
  };
  return { run, dialog: stepUp.dialog };
};
