import { type MyTenants, contract as profile, type Tenant } from '../../capabilities/profile/contract';
import { identityError } from '../../core/error-texts';
import { defineFlow, type HandlerArgs, type Transition } from '../../core/flow';
import { withReadableError } from '../../core/readable-error';
import { tolerated } from '../../core/tolerated';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import { goToAccountPage } from '../../sign-in/account-link';
import { continueAfterSignIn } from '../../sign-in/continue-after-sign-in';
import { flowError } from '../../sign-in/flow-errors';
import { silentLogout } from '../../sign-in/silent-logout';

/** Steps of the account choice. */
export type ChooseAccountStep = 'choosing' | 'success';

/** Context of the account choice. */
export interface ChooseAccountContext {
  /** The user's accounts, the last used one first; absent until they are loaded. */
  accounts?: readonly Tenant[];
  /** Id of the account that was used last. */
  lastUsed?: string;
}

/** Dependencies of the account choice. */
export interface ChooseAccountDeps {
  /** Whether the URL or the tenant resolver names an account, which skips the choice. */
  isDecided(): Promise<boolean>;
  /** Returns the accounts of the user who has just signed in. */
  list(signal: AbortSignal): Promise<MyTenants>;
  /** Switches the session to an account. */
  switchTo(tenantId: string): Promise<void>;
  /** Signs out the user of the listed accounts. */
  signOut(signal: AbortSignal): Promise<void>;
  /** Opens the sign-in for another user. */
  toLogin(): void;
  /** Navigates to the page after signing in. */
  navigate(): void;
}

type Args = HandlerArgs<ChooseAccountContext, ChooseAccountDeps>;
type Result = Transition<ChooseAccountStep, ChooseAccountContext>;

const keep = (): Result => ({ step: 'success' });

const load = async ({ deps, signal }: Args): Promise<Result> => {
  if (await deps.isDecided()) return keep();
  const { tenants, activeTenant } = await deps.list(signal);
  const open = tenants.filter(({ deletedAt }) => !deletedAt);
  if (open.length < 2) return keep();
  const lastUsed = activeTenant?.tenantId;
  const isLast = ({ tenantId }: Tenant) => tenantId === lastUsed;
  return { context: { accounts: [...open.filter(isLast), ...open.filter((account) => !isLast(account))], lastUsed } };
};

const choose = async ({ context, deps }: Args, tenantId: string): Promise<Result> => {
  if (tenantId !== context.lastUsed) {
    await withReadableError(deps.switchTo(tenantId), flowError('account-not-opened'));
  }
  return keep();
};

/** Another user signs in here: the previous one is signed out first. */
const useOther = async ({ deps, signal }: Args): Promise<void> => {
  await deps.signOut(signal);
  deps.toLogin();
};

/** Lets a user of several accounts choose one, between the sign-in and the application. */
export const chooseAccountFlow = defineFlow<ChooseAccountStep, ChooseAccountContext, ChooseAccountDeps>()({
  name: 'chooseAccount',
  initial: 'choosing',
  context: {},
  steps: {
    // `keep` continues with the last used account, also when the list cannot be read.
    choosing: { on: { choose, retry: load, keep, useOther }, after: { ms: 0, run: load } },
    success: { after: { ms: 0, run: ({ deps }) => deps.navigate() } },
  },
});

/** The parts of an identity that the account choice uses. */
export type ChooseAccountIdentity = Pick<
  Identity,
  'call' | 'environment' | 'isTenantPerTab' | 'routes' | 'safeRedirect' | 'tenantAlias'
> & { session: Pick<Identity['session'], 'get' | 'load' | 'logout' | 'switchTenant'> };

/** Creates the dependencies of the flow from an identity. Loads a session that exists only in the provider's cookie. */
export const chooseAccountDeps = (
  identity: ChooseAccountIdentity,
  overrides: Partial<ChooseAccountDeps> = {},
): ChooseAccountDeps => {
  bringEngine();
  const { environment, session } = identity;
  const requireSession = async () => {
    const { status } = session.get().status === 'authenticated' ? session.get() : await session.load();
    if (status !== 'authenticated') throw identityError('signed-out');
  };
  return {
    isDecided: async () => {
      if (environment.page()?.searchParams.get('tenantId')) return true;
      return (await tolerated(identity.tenantAlias())) !== undefined;
    },
    list: async (signal) => {
      await requireSession();
      const { getMyTenants, getMyTenantsV1 } = identity.call(profile);
      return (identity.isTenantPerTab ? getMyTenantsV1 : getMyTenants)(undefined, { signal });
    },
    switchTo: (tenantId) => session.switchTenant(tenantId),
    signOut: (signal) => silentLogout(identity, { signal }),
    toLogin: () => goToAccountPage(identity, 'loginUrl'),
    navigate: () => continueAfterSignIn(identity),
    ...overrides,
  };
};
