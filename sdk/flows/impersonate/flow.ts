import { contract } from '../../capabilities/impersonation/contract';
import type { Api } from '../../core/api';
import { identityError } from '../../core/error-texts';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { withReadableError } from '../../core/readable-error';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { clearLink, goToAccountPage, linkValue } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { flowError } from '../../sign-in/flow-errors';

/** Steps of an impersonation. */
export type ImpersonateStep = 'impersonating' | 'success';

/** Duration of the screen that names the impersonated user, in milliseconds. */
export const IMPERSONATION_SUCCESS_DELAY = 1000;

/** The user to impersonate, and the token that authorizes it. */
export interface ImpersonationLink {
  impersonatedUserId: string;
  actorToken: string;
  /** URL to open afterwards, if it is allowed. */
  redirectUrl?: string;
}

/** Dependencies of the impersonation. */
export interface ImpersonateDeps {
  api: Api<typeof contract>;
  /** Parameters of the page's URL; undefined when they are incomplete. */
  link: ImpersonationLink | undefined;
  /** Removes the link from the URL. */
  clearLink(): void;
  /** Drops the current session: the provider's cookies now belong to another user. */
  forget(): Promise<void>;
  /** Navigates to the page after sign-in, as the impersonated user. */
  navigate(): void;
  /** Leaves the page without changing the session. */
  toHome(): void;
}

type Context = Record<never, never>;
type Args = HandlerArgs<Context, ImpersonateDeps>;
type Result = Transition<ImpersonateStep, Context>;

const begin = async ({ deps, signal }: Args): Promise<Result> => {
  if (!deps.link) throw flowError('invalid-link');
  await withReadableError(deps.api.impersonate(deps.link, { signal }));
  await deps.forget();
  return { step: 'success' };
};

/** The token authorizes the impersonation, so it must not stay in the history or in a screenshot. */
const hide = ({ deps }: Args) => {
  deps.clearLink();
  if (!deps.link) throw flowError('invalid-link');
};

const proceed = ({ deps }: Args) => deps.navigate();

/**
 * Impersonates a user through a link of the provider's back office. Opening the link changes nothing: a link on another
 * site must not replace the session.
 */
export const impersonateFlow = defineFlow<ImpersonateStep, Context, ImpersonateDeps>()({
  name: 'impersonate',
  initial: 'impersonating',
  context: {},
  steps: {
    impersonating: {
      on: { confirm: begin, cancel: ({ deps }: Args) => deps.toHome() },
      after: { ms: 0, run: hide },
    },
    success: { on: { continue: proceed }, after: { ms: IMPERSONATION_SUCCESS_DELAY, run: proceed } },
  },
});

/** The parts of an identity that the impersonation uses. */
export type ImpersonateIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'get' | 'load' | 'forget'>;
};

/** Returns the parameters of the link that the page was opened with. */
export const readImpersonationLink = (identity: ImpersonateIdentity): ImpersonationLink | undefined => {
  const impersonatedUserId = linkValue(identity, 'impersonatedUserId') ?? linkValue(identity, 'userId');
  const actorToken = linkValue(identity, 'actorToken');
  const redirectUrl = identity.safeRedirect(linkValue(identity, 'redirectUrl'))?.href;
  return impersonatedUserId && actorToken ? { impersonatedUserId, actorToken, redirectUrl } : undefined;
};

/**
 * Creates the dependencies of the flow from an identity. The link is read from the page's URL unless `overrides` has
 * it.
 */
export const impersonateDeps = (
  identity: ImpersonateIdentity,
  overrides: Partial<ImpersonateDeps> = {},
): ImpersonateDeps => {
  bringEngine();
  return {
    api: identity.call(contract),
    link: 'link' in overrides ? overrides.link : readImpersonationLink(identity),
    clearLink: () => clearLink(identity, ['impersonatedUserId', 'userId', 'actorToken']),
    forget: async () => {
      // Other tabs may have stored a session that this page has not loaded and that the next page would restore.
      if (identity.session.get().status === 'loading') await identity.session.load();
      await identity.session.forget();
    },
    navigate: () => goAfterAuth(identity),
    toHome: () => goToAccountPage(identity, 'authenticatedUrl'),
    ...overrides,
  };
};

/**
 * Impersonates a user with the token of the signed-in user, and opens the page after a sign-in as that user.
 * @throws IdentityError `signed-out` without a session; ApiError with status 403 when the provider refuses.
 * @see section 6 of the specification.
 */
export const actAs = async (
  identity: Pick<Identity, 'call' | 'environment' | 'routes'> & {
    session: Pick<Identity['session'], 'forget' | 'getToken'>;
  },
  userId: string,
): Promise<void> => {
  const actorToken = await identity.session.getToken();
  if (!actorToken) throw identityError('signed-out');
  await identity.call(contract).impersonate({ impersonatedUserId: userId, actorToken });
  // The provider's cookies now belong to the user.
  await identity.session.forget();
  goToAccountPage(identity, 'authenticatedUrl');
};
