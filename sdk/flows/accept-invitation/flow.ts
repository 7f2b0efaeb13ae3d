import { contract } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import { typedCode } from '../../core/typed-code';
import type { Identity } from '../../identity';
import type { SessionUser } from '../../session/user';
import { type AccountLink, clearLink, goToAccountPage, isOnRoute, readAccountLink } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { flowFault } from '../../sign-in/flow-errors';
import { keepFields, type OwnValues, putKeptFields } from '../../sign-in/own-fields';
import { signedInUser } from '../../sign-in/signed-in-user';
import { silentLogout } from '../../sign-in/silent-logout';

/** Screens of an invitation; `validate` asks for the code. */
export type AcceptInvitationStep = 'validate' | 'invalid' | 'pending' | 'success' | 'failed';

/** What accepting an invitation needs from outside. */
export interface AcceptInvitationDeps {
  api: Pick<Api<typeof contract>, 'acceptInvitation' | 'acceptInvitationWithCode'>;
  /** What the mail's link carries; undefined when it is incomplete. */
  link: AccountLink | undefined;
  /** The mail also holds a code, which the user enters. */
  byCode: boolean;
  /** The user who is signed in on this page. */
  signedIn(): Promise<Pick<SessionUser, 'id' | 'email'> | undefined>;
  /** Signs the current user out without leaving the page. */
  signOut(signal: AbortSignal): Promise<void>;
  /** Keeps the host's fields until the invited user is signed in, and stores those that are kept. */
  keepFields?(userId: string, fields: OwnValues): void;
  putFields?(): Promise<void>;
  /** Takes the spent link out of the address. */
  clearLink(): void;
  /** Navigates to the page for signed-in users. */
  navigate(): void;
  toLogin(): void;
}

/** What the screens show. */
export interface AcceptInvitationContext {
  /** Email of the signed-in user, where the invitation belongs to another one. */
  otherUser?: string;
}

type Args = HandlerArgs<AcceptInvitationContext, AcceptInvitationDeps>;
type Answer = Transition<AcceptInvitationStep, AcceptInvitationContext>;

const invalid = (): Answer => ({ step: 'invalid', error: flowFault('invalid-link') });

type Call = (link: AccountLink) => Promise<void>;

/** @param onFailure Where a refusal leads. */
const accept = async (
  { context, deps, signal }: Args,
  call: Call,
  onFailure: 'failed' | 'validate',
): Promise<Answer> => {
  const { link } = deps;
  if (!link) return invalid();
  try {
    // Otherwise the invited user would go on in the session of another one.
    if (context.otherUser) await deps.signOut(signal);
    await call(link);
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    return { step: onFailure, error: readableError(thrown, flowFault('invitation-failed')) };
  }
  deps.clearLink();
  return { step: 'success', context: { otherUser: undefined } };
};

/** A link is not spent by being opened: scanners of mail servers run the page too. */
const begin = async ({ deps }: Args): Promise<Answer> => {
  const { link, byCode } = deps;
  if (!link) return invalid();
  const user = await deps.signedIn();
  const context = { otherUser: user && user.id !== link.userId ? (user.email ?? user.id) : undefined };
  return byCode ? { step: 'validate', context } : { context };
};

const confirm = (args: Args): Promise<Answer> =>
  accept(args, (link) => args.deps.api.acceptInvitation(link, { signal: args.signal }), 'failed');

const submit = (args: Args, input: { code: string }): Answer | Promise<Answer> => {
  const code = typedCode(input.code);
  if (!code) return invalid();
  const { api } = args.deps;
  return accept(args, (link) => api.acceptInvitationWithCode({ ...link, code }, { signal: args.signal }), 'validate');
};

const retry = (): Answer => ({ step: 'pending' });
const toLogin = ({ deps }: Args) => deps.toLogin();
const proceed = async ({ deps }: Args) => ((await deps.signedIn()) ? deps.navigate() : deps.toLogin());

/** Stores the host's fields: now for a user who is signed in, else after their next sign-in. */
const save = async (args: Args, { fields }: { fields: OwnValues }) => {
  const { deps } = args;
  if (deps.link) deps.keepFields?.(deps.link.userId, fields);
  const user = await deps.signedIn();
  if (user && user.id === deps.link?.userId) await deps.putFields?.();
  await proceed(args);
};

/** Joining an account with the link of an invitation, or with its link and its code. */
export const acceptInvitationFlow = defineFlow<AcceptInvitationStep, AcceptInvitationContext, AcceptInvitationDeps>()({
  name: 'acceptInvitation',
  initial: 'pending',
  context: {},
  steps: {
    pending: { on: { confirm, toLogin }, after: { ms: 0, run: begin } },
    validate: { on: { submit, toLogin } },
    invalid: { on: { retry, toLogin } },
    failed: { on: { retry: confirm, toLogin } },
    success: { on: { continue: proceed, save } },
  },
});

/** What accepting an invitation needs of an identity. */
export type InvitationIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'get' | 'load' | 'logout'>;
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
  signedIn: () => signedInUser(identity),
  signOut: (signal) => silentLogout(identity, { signal }),
  keepFields: (userId, fields) => keepFields(identity.environment, userId, fields),
  putFields: () => putKeptFields(identity),
  clearLink: () => clearLink(identity),
  navigate: () => goAfterAuth(identity),
  toLogin: () => goToAccountPage(identity, 'loginUrl'),
  ...overrides,
});
