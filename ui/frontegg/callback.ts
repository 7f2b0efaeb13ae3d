import { toIdentityError } from '@gatehouse/sdk';

/** Called with the result of an action, or with null and the reason of its failure. */
export type Callback<Result> = (result: Result | null, error?: string) => void;

interface Ended<Result> {
  result?: Result;
  error?: string;
}

/**
 * Reports how an action ended, as the vendor's actions do: they do not reject, since applications call them without
 * waiting.
 */
export const report = async <Result>(
  running: Promise<Result>,
  ...callbacks: (Callback<Result> | undefined)[]
): Promise<void> => {
  const { result, error } = await running.then(
    (done): Ended<Result> => ({ result: done }),
    (thrown: unknown): Ended<Result> => ({ error: toIdentityError(thrown).message }),
  );
  for (const callback of callbacks) callback?.(result ?? null, error);
};
