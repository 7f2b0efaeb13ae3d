import { contract } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { clearLink, goToAccountPage, linkValue } from '../../sign-in/account-link';
import { flowError } from '../../sign-in/flow-errors';

/** Steps of unlocking a user. */
export type UnlockStep = 'pending' | 'success' | 'failed';

/** Duration of the success screen, in milliseconds. */
export const UNLOCK_SUCCESS_DELAY = 1000;

/** Dependencies of the flow. */
export interface UnlockDeps {
  api: Pick<Api<typeof contract>, 'unlockMe'>;
  /** Token of the link. */
  token: string | undefined;
  /** Removes the used link from the URL. */
  clearLink(): void;
  toLogin(): void;
}

type Context = Record<never, never>;
type Args = HandlerArgs<Context, UnlockDeps>;
type Result = Transition<UnlockStep, Context>;

/** Opening a link does not use it up: scanners of mail servers run the page too. */
const begin = ({ deps }: Args): Result => (deps.token ? {} : { step: 'failed', error: flowError('invalid-link') });

const unlock = async ({ deps, signal }: Args): Promise<Result> => {
  const { api, token } = deps;
  if (!token) return { step: 'failed', error: flowError('invalid-link') };
  try {
    await api.unlockMe({ token }, { signal });
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    return { step: 'failed', error: readableError(thrown) };
  }
  deps.clearLink();
  return { step: 'success' };
};

const toLogin = ({ deps }: Args) => deps.toLogin();

/** Unlocks a user who was locked out after too many attempts, with the link of an email. */
export const unlockFlow = defineFlow<UnlockStep, Context, UnlockDeps>()({
  name: 'unlock',
  initial: 'pending',
  context: {},
  steps: {
    pending: { on: { confirm: unlock, toLogin }, after: { ms: 0, run: begin } },
    success: { on: { toLogin }, after: { ms: UNLOCK_SUCCESS_DELAY, run: toLogin } },
    failed: { on: { retry: unlock, toLogin } },
  },
});

/** Creates the dependencies of the flow from an identity; the token is read from the page's URL. */
export const unlockDeps = (
  identity: Pick<Identity, 'call' | 'environment' | 'routes'>,
  overrides: Partial<UnlockDeps> = {},
): UnlockDeps => {
  bringEngine();
  return {
    api: identity.call(contract),
    token: linkValue(identity, 'token'),
    clearLink: () => clearLink(identity),
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    ...overrides,
  };
};
