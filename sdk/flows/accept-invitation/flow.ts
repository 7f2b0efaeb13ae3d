import { contract } from '../../capabilities/registration/contract';
import type { Api } from '../../core/api';
import { isAbort } from '../../core/errors';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readableError } from '../../core/readable-error';
import { typedCode } from '../../core/text/typed-code';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import type { SessionUser } from '../../session/user';
import { type AccountLink, clearLink, goToAccountPage, isOnRoute, readAccountLink } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { type CustomFieldValues, sendStoredFields, storeFields } from '../../sign-in/custom-fields';
import { flowError } from '../../sign-in/flow-errors';
import { invitingAccount } from '../../sign-in/inviting-account';
import { signedInUser } from '../../sign-in/signed-in-user';
import { silentLogout } from '../../sign-in/silent-logout';

/** Steps of accepting an invitation; `validate` takes the code. */
export type AcceptInvitationStep = 'validate' | 'invalid' | 'pending' | 'success' | 'failed';

/** Dependencies of the invitation flow. */
export interface AcceptInvitationDeps {
  api: Pick<Api<typeof contract>, 'acceptInvitation' | 'acceptInvitationWithCode'>;
  /** Parameters of the link; undefined when they are incomplete. */
  link: AccountLink | undefined;
  /** Whether the email also contains a code, which the user enters. */
  byCode: boolean;
  /** Returns the user who is signed in on this page. */
  signedIn(): Promise<Pick<SessionUser, 'id' | 'email'> | undefined>;
  /** Returns the name of the account to which the link invites; undefined when it is not known. */
  invitedTo?(signal: AbortSignal): Promise<string | undefined>;
  /** Signs the current user out without leaving the page. */
  signOut(signal: AbortSignal): Promise<void>;
  /** Keeps the host's custom fields until the invited user is signed in, and saves stored ones. */
  storeFields?(userId: string, fields: CustomFieldValues): void;
  sendFields?(): Promise<void>;
  /** Removes the used link from the URL. */
  clearLink(): void;
  /** Navigates to the page for signed-in users. */
  navigate(): void;
  toLogin(): void;
}

/** Context of the invitation flow. */
export interface AcceptInvitationContext {
  /** Name of the account that invited the user. */
  account?: string;
  /** Email of the invited user when they are signed in. */
  signedInAs?: string;
  /** Email of the signed-in user when the invitation is for another one. */
  otherUser?: string;
}

type Args = HandlerArgs<AcceptInvitationContext, AcceptInvitationDeps>;
type Result = Transition<AcceptInvitationStep, AcceptInvitationContext>;

const invalid = (): Result => ({ step: 'invalid', error: flowError('invalid-link') });

type Call = (link: AccountLink) => Promise<void>;

/** @param onFailure Step after a refusal. */
const accept = async (
  { context, deps, signal }: Args,
  call: Call,
  onFailure: 'failed' | 'validate',
): Promise<Result> => {
  const { link } = deps;
  if (!link) return invalid();
  try {
    // Otherwise the invited user would continue in another user's session.
    if (context.otherUser) await deps.signOut(signal);
    await call(link);
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    return { step: onFailure, error: readableError(thrown, flowError('invitation-failed')) };
  }
  deps.clearLink();
  return { step: 'success', context: { otherUser: undefined } };
};

/** Opening a link does not use it up: scanners of mail servers run the page too. */
const begin = async ({ deps, signal }: Args): Promise<Result> => {
  const { link, byCode } = deps;
  if (!link) return invalid();
  const [account, user] = await Promise.all([deps.invitedTo?.(signal), deps.signedIn()]);
  const email = user && (user.email ?? user.id);
  const context = { account, ...(user?.id === link.userId ? { signedInAs: email } : { otherUser: email }) };
  return byCode ? { step: 'validate', context } : { context };
};

const confirm = (args: Args): Promise<Result> =>
  accept(args, (link) => args.deps.api.acceptInvitation(link, { signal: args.signal }), 'failed');

const submit = (args: Args, input: { code: string }): Result | Promise<Result> => {
  const code = typedCode(input.code);
  if (!code) return invalid();
  const { api } = args.deps;
  return accept(args, (link) => api.acceptInvitationWithCode({ ...link, code }, { signal: args.signal }), 'validate');
};

const retry = (): Result => ({ step: 'pending' });
const toLogin = ({ deps }: Args) => deps.toLogin();
const proceed = async ({ deps }: Args) => ((await deps.signedIn()) ? deps.navigate() : deps.toLogin());

/** Saves the host's custom fields: at once for a signed-in user, else after the next sign-in. */
const save = async (args: Args, { fields }: { fields: CustomFieldValues }) => {
  const { deps } = args;
  if (deps.link) deps.storeFields?.(deps.link.userId, fields);
  const user = await deps.signedIn();
  if (user && user.id === deps.link?.userId) await deps.sendFields?.();
  await proceed(args);
};

/** Joins an account with an invitation link, or with a link and a code. */
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

/** The parts of an identity that accepting an invitation uses. */
export type InvitationIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'get' | 'load' | 'logout'>;
};

/**
 * Creates the dependencies of the flow from an identity. The link is read from the page's URL, whose path decides
 * whether a code is required.
 */
export const acceptInvitationDeps = (
  identity: InvitationIdentity,
  overrides: Partial<AcceptInvitationDeps> = {},
): AcceptInvitationDeps => {
  bringEngine();
  const link = readAccountLink(identity);
  return {
    api: identity.call(contract),
    link,
    byCode: isOnRoute(identity, 'acceptInvitationWithOTCUrl'),
    signedIn: () => signedInUser(identity),
    invitedTo: (signal) => invitingAccount(identity, link, signal),
    signOut: (signal) => silentLogout(identity, { signal }),
    storeFields: (userId, fields) => storeFields(identity.environment, userId, fields),
    sendFields: () => sendStoredFields(identity),
    clearLink: () => clearLink(identity),
    navigate: () => goAfterAuth(identity),
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    ...overrides,
  };
};
