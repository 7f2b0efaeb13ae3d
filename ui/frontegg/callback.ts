import { toIdentityError } from '@gatehouse/sdk';

/** Called with the result of an action, or with null and the reason of its failure. */
export type Callback<Result> = (result: Result | null, error?: string) => void;

/**
 * Reports how an action ended, as the vendor's actions do: they do not reject, since applications call them without
 * waiting. Returns undefined after a failure.
 */
export const report = async <Result>(
  running: Promise<Result>,
  ...callbacks: (Callback<Result> | undefined)[]
): Promise<Result | undefined> => {
  try {
    const result = await running;
    for (const callback of callbacks) callback?.(result);
    return result;
  } catch (thrown) {
    const { message } = toIdentityError(thrown);
    for (const callback of callbacks) callback?.(null, message);
    return undefined;
  }
};
