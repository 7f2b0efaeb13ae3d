import { contract } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { fault } from '../../core/error-texts';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import { typedCode } from '../../core/typed-code';
import type { Identity } from '../../identity';
import { type AccountLink, clearLink, goToAccountPage, isOnRoute, readAccountLink } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';

/** Screens of an invitation; `validate` asks for the code. */
export type AcceptInvitationStep = 'validate' | 'invalid' | 'pending' | 'success' | 'failed';

/** What accepting an invitation needs from outside. */
export interface AcceptInvitationDeps {
  api: Pick<Api<typeof contract>, 'acceptInvitation' | 'acceptInvitationWithCode'>;
  /** What the mail's link carries; undefined when it is incomplete. */
  link: AccountLink | undefined;
  /** The mail also holds a code, which the user enters. */
  byCode: boolean;
  isAuthenticated(): boolean;
  /** Takes the spent link out of the address. */
  clearLink(): void;
  /** Navigates to the page for signed-in users. */
  navigate(): void;
  toLogin(): void;
}

type Context = Record<never, never>;
type Args = HandlerArgs<Context, AcceptInvitationDeps>;
type Answer = Transition<AcceptInvitationStep, Context>;

const invalid = (): Answer => ({ step: 'invalid', error: fault('invalid-link') });

/** @param onFailure Where a refusal leads. */
const accept = async ({ deps }: Args, call: Promise<void>, onFailure: 'failed' | 'validate'): Promise<Answer> => {
  try {
    await call;
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    return { step: onFailure, error: readableError(thrown, 'invitation-failed') };
  }
  deps.clearLink();
  return { step: 'success' };
};

const begin = (args: Args): Answer | Promise<Answer> => {
  const { link, byCode, api } = args.deps;
  if (!link) return invalid();
  return byCode ? { step: 'validate' } : accept(args, api.acceptInvitation(link, { signal: args.signal }), 'failed');
};

const submit = (args: Args, input: { code: string }): Answer | Promise<Answer> => {
  const { link, api } = args.deps;
  const code = typedCode(input.code);
  if (!link || !code) return invalid();
  return accept(args, api.acceptInvitationWithCode({ ...link, code }, { signal: args.signal }), 'validate');
};

const retry = (): Answer => ({ step: 'pending' });
const toLogin = ({ deps }: Args) => deps.toLogin();
const proceed = ({ deps }: Args) => (deps.isAuthenticated() ? deps.navigate() : deps.toLogin());

/** Joining an account with the link of an invitation, or with its link and its code. */
export const acceptInvitationFlow = defineFlow<AcceptInvitationStep, Context, AcceptInvitationDeps>()({
  name: 'acceptInvitation',
  initial: 'pending',
  context: {},
  steps: {
    pending: { after: { ms: 0, run: begin } },
    validate: { on: { submit, toLogin } },
    invalid: { on: { retry, toLogin } },
    failed: { on: { retry, toLogin } },
    success: { on: { continue: proceed } },
  },
});

/** What accepting an invitation needs of an identity. */
export type InvitationIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'get'>;
};

/**
 * Connects the flow to an identity; the link is read from the page's address, and its path tells whether a code is
 * typed.
 */
export const acceptInvitationDeps = (
  identity: InvitationIdentity,
  overrides: Partial<AcceptInvitationDeps> = {},
): AcceptInvitationDeps => ({
  api: identity.call(contract),
  link: readAccountLink(identity),
  byCode: isOnRoute(identity, 'acceptInvitationWithOTCUrl'),
  isAuthenticated: () => identity.session.get().status === 'authenticated',
  clearLink: () => clearLink(identity),
  navigate: () => goAfterAuth(identity),
  toLogin: () => goToAccountPage(identity, 'loginUrl'),
  ...overrides,
});
