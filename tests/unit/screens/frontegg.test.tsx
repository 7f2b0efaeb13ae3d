// @vitest-environment jsdom
import { createIdentity } from '@gatehouse/sdk';
import {
  AdminPortal,
  AuthorizedContent,
  ContextHolder,
  FronteggProvider,
  type FronteggProviderProps,
  SteppedUpContent,
  useAuth,
  useAuthActions,
  useAuthRoutes,
  useAuthUser,
  useFeatureEntitlements,
  useIsSteppedUp,
  useLoginWithRedirect,
  useTenantsState,
} from '@gatehouse/ui/frontegg';
import { createApiClient } from '@gatehouse/ui/frontegg/rest-api';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { acmeLabs } from '../../../emulator/seed/tenants';
import { admin } from '../../../emulator/seed/users';
import { holdApp, openApp } from '../../../ui/frontegg/rest-api/apps';
import { waitFor } from '../../support/wait-for';

/** An application as it is written for the vendor's package. */
function App() {
  const { user, isAuthenticated, isLoading } = useAuth();
  const loginWithRedirect = useLoginWithRedirect();
  if (isLoading) return <p>Loading</p>;
  if (!isAuthenticated) {
    return (
      <button type="button" onClick={() => loginWithRedirect()}>
        Login
      </button>
    );
  }
  return (
    <>
      <p>
        {user?.name} {user?.email} {user?.tenantId}
      </p>
      <Account />
    </>
  );
}

function Account() {
  const user = useAuthUser();
  const { switchTenant, logout } = useAuthActions();
  const { tenants, activeTenant } = useTenantsState();
  const { isEntitled } = useFeatureEntitlements('reports');
  const steppedUp = useIsSteppedUp({ maxAge: 60 });
  const other = tenants.find(({ tenantId }) => tenantId !== user.tenantId);
  return (
    <>
      <output>
        {user.accessToken.split('.').length} {activeTenant?.name} {String(isEntitled)} {String(steppedUp)}
      </output>
      <button type="button" onClick={() => void switchTenant({ tenantId: other?.tenantId ?? '', silentReload: true })}>
        Switch
      </button>
      <button type="button" onClick={() => void logout()}>
        Logout
      </button>
      <button type="button" onClick={() => AdminPortal.show()}>
        Settings
      </button>
    </>
  );
}

const text = () => document.body.textContent ?? '';
const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.click();
};
const waitForText = (expected: string | RegExp) => waitFor(() => expect(text()).toMatch(expected));

let unmount = () => {};
afterEach(() => {
  unmount();
  AdminPortal.hide();
  vi.unstubAllGlobals();
});

const open = async (
  user: string | undefined,
  props: Partial<FronteggProviderProps> = {},
  application: ReactNode = <App />,
) => {
  const emulator = createEmulator({ baseUrl: location.origin, origins: 'loopback' });
  if (user) await emulator.signIn(user);
  vi.stubGlobal('fetch', emulator.fetch);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => root.unmount();
  root.render(
    <StrictMode>
      <FronteggProvider
        contextOptions={{ baseUrl: emulator.issuer, clientId: 'portal' }}
        entitlementsOptions={{ enabled: true }}
        {...props}
      >
        {application}
      </FronteggProvider>
    </StrictMode>,
  );
  return emulator;
};

it('gives an application of the vendor its user, token, accounts and gates', async () => {
  await open('admin');
  await waitForText('Ada Admin admin@acme.test tenant-acme');
  await waitForText(/3 Acme false false/);
  expect(ContextHolder.getAccessToken()?.split('.')).toHaveLength(3);
  expect(ContextHolder.for('default').getContext().clientId).toBe('portal');
  expect(ContextHolder.getUser()?.email).toBe('admin@acme.test');
});

it('switches the account, opens the administration and signs out', async () => {
  await open('admin');
  await waitForText(/3 Acme/);
  press('Switch');
  await waitForText(/admin@acme\.test tenant-(?!acme$)\S+/);
  press('Settings');
  await waitFor(() => expect(document.querySelector('[data-slot=admin-portal]')).not.toBeNull());
  AdminPortal.hide();
  await waitFor(() => expect(document.querySelector('[data-slot=admin-portal]')).toBeNull());
  press('Logout');
  await waitForText('Login');
  expect(ContextHolder.getAccessToken()).toBeNull();
});

it('loads the page in the new account, unless the callback leaves it', async () => {
  const reload = vi.fn();
  const callback = vi.fn((_isSwitched: boolean, _error?: string): unknown => undefined);
  const Switch = ({ to }: { to: string }) => {
    const { switchTenant } = useAuthActions();
    const { user } = useAuth();
    return (
      <button type="button" onClick={() => void switchTenant({ tenantId: to, callback })}>
        {user ? `To ${to}` : 'Nobody'}
      </button>
    );
  };
  await open(
    'admin',
    {},
    <>
      <Switch to={acmeLabs.id} />
      <Switch to="tenant-nowhere" />
    </>,
  );
  await waitForText(`To ${acmeLabs.id}`);
  const { href, origin, pathname } = location;
  vi.stubGlobal('location', { href, origin, pathname, reload });
  press('To tenant-nowhere');
  await waitFor(() => expect(callback).toHaveBeenCalledExactlyOnceWith(false, expect.any(String)));
  expect(reload).not.toHaveBeenCalled();
  press(`To ${acmeLabs.id}`);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(callback).toHaveBeenLastCalledWith(true, undefined);
  callback.mockReturnValue(true);
  press(`To ${acmeLabs.id}`);
  await waitFor(() => expect(callback).toHaveBeenCalledTimes(3));
  expect(reload).toHaveBeenCalledOnce();
});

it('renders the login of the application at its path', async () => {
  history.pushState(null, '', '/account/login');
  await open(undefined);
  await waitFor(() => expect(document.querySelector('input[name=email], input[type=email]')).not.toBeNull());
  history.pushState(null, '', '/');
});

it('leaves the login to an application that renders its own', async () => {
  history.pushState(null, '', '/account/login');
  await open(undefined, { customLoginBox: true });
  await waitForText('Login');
  history.pushState(null, '', '/');
});

it('creates one identity in strict mode, and disposes of it when it is unmounted', async () => {
  await open('admin');
  await waitForText(/3 Acme/);
  const { getUser } = ContextHolder.for('default');
  expect(getUser()?.email).toBe('admin@acme.test');
  unmount();
  await waitFor(() => expect(getUser).toThrow('Render <FronteggProvider> first'));
});

it('keeps an application as long as one provider holds it', async () => {
  const identity = createIdentity({ baseUrl: location.origin, clientId: 'portal' });
  const dispose = vi.spyOn(identity, 'dispose');
  const create = vi.fn(() => ({
    context: { baseUrl: location.origin, clientId: 'portal' },
    identity,
    accessToken: null,
  }));
  const app = openApp('held', create);
  expect(openApp('held', create)).toBe(app);
  expect(create).toHaveBeenCalledOnce();
  // Strict mode: mounted, unmounted and mounted again in one task.
  holdApp('held', app)();
  const release = holdApp('held', app);
  await Promise.resolve();
  expect(dispose).not.toHaveBeenCalled();
  release();
  await Promise.resolve();
  expect(dispose).toHaveBeenCalledOnce();
  expect(openApp('held', create)).not.toBe(app);
});

function Team() {
  const { loadUsers, loadGroups, loadRoles, addUser, getInvitationLink } = useAuthActions();
  const { teamState, groupsState, tenantsState } = useAuth();
  const { loginUrl } = useAuthRoutes();
  useEffect(() => {
    void Promise.all([loadUsers({ pageSize: 50 }), loadGroups(), loadRoles(), getInvitationLink()]);
  }, [loadUsers, loadGroups, loadRoles, getInvitationLink]);
  const invite = () =>
    void addUser({
      email: 'nora@acme.test',
      name: 'Nora',
      roleIds: teamState.roles.slice(0, 1).map(({ id }) => id),
      callback: (user, error) => document.body.setAttribute('data-added', `${user?.email} ${error}`),
    });
  return (
    <p>
      <output>
        {tenantsState.activeTenant?.name}: {teamState.users.length} of {teamState.totalItems} users,{' '}
        {groupsState.groups.length} groups, {teamState.roles.length} roles, {loginUrl}
      </output>
      <button type="button" onClick={invite}>
        Invite
      </button>
      <button type="button" onClick={() => void loadUsers()}>
        Again
      </button>
    </p>
  );
}

it('loads users, groups and roles into the state, and adds a user', async () => {
  await open('admin', {}, <Team />);
  await waitForText(/^Acme: [1-9]\d* of [1-9]\d* users, \d+ groups, [1-9]\d* roles, \/account\/login/);
  const before = Number(/of (\d+) users/.exec(text())?.[1]);
  press('Invite');
  await waitFor(() => expect(document.body.dataset.added).toBe('nora@acme.test undefined'));
  press('Again');
  await waitForText(`of ${before + 1} users`);
  // The provider knows the address now: an action that fails tells its callback, and rejects nothing.
  delete document.body.dataset.added;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).includes('/users/v2')
      ? Promise.resolve(new Response('{"errors":["Not now"]}', { status: 400 }))
      : fetch(input, init),
  );
  press('Invite');
  await waitFor(() => expect(document.body.dataset.added).toBe('undefined Not now'));
});

function OwnLogin() {
  const { loginState, user } = useAuth();
  const { preLogin, login } = useAuthActions();
  const email = 'admin@acme.test';
  if (user) return <p>Signed in: {user.email}</p>;
  return (
    <p>
      <output>
        {loginState.step} {loginState.error}
      </output>
      <button type="button" onClick={() => void preLogin({ email })}>
        Continue
      </button>
      <button type="button" onClick={() => void login({ email, password: 'wrong' })}>
        Wrong
      </button>
      <button type="button" onClick={() => void login({ email, password: admin.password })}>
        Sign in
      </button>
    </p>
  );
}

it('signs in by the login of the application', async () => {
  await open(undefined, { customLoginBox: true }, <OwnLogin />);
  await waitForText('preLogin');
  press('Continue');
  await waitForText('loginWithPassword');
  press('Wrong');
  await waitForText('loginWithPassword Incorrect email or password');
  press('Sign in');
  await waitForText('Signed in: admin@acme.test');
});

it('renders what roles, permissions and a second factor allow', async () => {
  await open(
    'admin',
    {},
    <>
      <AuthorizedContent requiredPermissions={['fe.secure.write.users']}>may write</AuthorizedContent>
      <AuthorizedContent requiredPermissions={['no.such.permission']}>may more</AuthorizedContent>
      <AuthorizedContent requiredRoles={['no-such-role']} render={(isAuthorized) => ` role ${isAuthorized}`} />
      <SteppedUpContent preventSteppingUp render={(isSteppedUp) => ` stepped up ${isSteppedUp}`} />
    </>,
  );
  await waitForText(/^may write role false stepped up false$/);
});

it("has calls of the provider by the vendor's names, and names those that it does not have", async () => {
  const api = createApiClient();
  expect(() => api.teams).toThrow('Render <FronteggProvider> first');
  await open('admin');
  await waitForText(/3 Acme/);
  expect((await api.teams.getProfile()).email).toBe('admin@acme.test');
  expect((await api.tenants.getTenants()).map(({ tenantId }) => tenantId)).toContain('tenant-acme');
  const groups: Record<string, unknown> = api.groups;
  expect(() => groups.explode).toThrow('createApiClient().groups.explode is not there.');
});
