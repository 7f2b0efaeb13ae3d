import { contract } from '../../capabilities/impersonation/contract';
import type { Api } from '../../core/api';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { readably } from '../../core/readable-error';
import type { Identity } from '../../identity';
import { clearLink, goToAccountPage, linkValue } from '../../sign-in/account-link';
import { goAfterAuth } from '../../sign-in/after-auth';
import { flowFault } from '../../sign-in/flow-errors';

/** Screens of an impersonation. */
export type ImpersonateStep = 'impersonating' | 'success';

/** Time on the screen that says who one acts as, in milliseconds. */
export const IMPERSONATION_SUCCESS_DELAY = 1000;

/** Who is to be acted for, and the proof that this is allowed. */
export interface ImpersonationLink {
  impersonatedUserId: string;
  actorToken: string;
  /** Where to go then, when that is allowed. */
  redirectUrl?: string;
}

/** What the flow needs from outside. */
export interface ImpersonateDeps {
  api: Api<typeof contract>;
  /** What the page's address carries; undefined when it is incomplete. */
  link: ImpersonationLink | undefined;
  /** Takes the link out of the address. */
  clearLink(): void;
  /** Drops the current session: the provider's cookies now belong to another user. */
  forget(): Promise<void>;
  /** Navigates to where the impersonated user goes after signing in. */
  navigate(): void;
  /** Leaves with the session as it is. */
  toHome(): void;
}

type Context = Record<never, never>;
type Args = HandlerArgs<Context, ImpersonateDeps>;
type Answer = Transition<ImpersonateStep, Context>;

const begin = async ({ deps, signal }: Args): Promise<Answer> => {
  if (!deps.link) throw flowFault('invalid-link');
  await readably(deps.api.impersonate(deps.link, { signal }));
  await deps.forget();
  return { step: 'success' };
};

/** The holder of the token can act as the user, so neither the history nor a picture of the screen may keep it. */
const hide = ({ deps }: Args) => {
  deps.clearLink();
  if (!deps.link) throw flowFault('invalid-link');
};

const proceed = ({ deps }: Args) => deps.navigate();

/**
 * Impersonation of a user through a link of the provider's back office. Opening the link changes nothing: a link of another
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

/** What impersonation needs of an identity. */
export type ImpersonateIdentity = Pick<Identity, 'call' | 'environment' | 'routes' | 'safeRedirect'> & {
  session: Pick<Identity['session'], 'get' | 'load' | 'forget'>;
};

/** Reads the link that the page was opened with. */
export const readImpersonationLink = (identity: ImpersonateIdentity): ImpersonationLink | undefined => {
  const impersonatedUserId = linkValue(identity, 'impersonatedUserId') ?? linkValue(identity, 'userId');
  const actorToken = linkValue(identity, 'actorToken');
  const redirectUrl = identity.safeRedirect(linkValue(identity, 'redirectUrl'))?.href;
  return impersonatedUserId && actorToken ? { impersonatedUserId, actorToken, redirectUrl } : undefined;
};

/** Connects the flow to an identity; the link is read from the page's address, unless `overrides` has it. */
export const impersonateDeps = (
  identity: ImpersonateIdentity,
  overrides: Partial<ImpersonateDeps> = {},
): ImpersonateDeps => ({
  api: identity.call(contract),
  link: 'link' in overrides ? overrides.link : readImpersonationLink(identity),
  clearLink: () => clearLink(identity, ['impersonatedUserId', 'userId', 'actorToken']),
  forget: async () => {
    // Other tabs may have stored a session that this page does not know yet, and that the next page would find.
    if (identity.session.get().status === 'loading') await identity.session.load();
    await identity.session.forget();
  },
  navigate: () => goAfterAuth(identity),
  toHome: () => goToAccountPage(identity, 'authenticatedUrl'),
  ...overrides,
});
