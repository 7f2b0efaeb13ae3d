// @vitest-environment jsdom
import {
  AdminPortal,
  ContextHolder,
  FronteggProvider,
  type FronteggProviderProps,
  useAuth,
  useAuthActions,
  useAuthUser,
  useFeatureEntitlements,
  useIsSteppedUp,
  useLoginWithRedirect,
  useTenantsState,
} from '@gatehouse/ui/frontegg';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';

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
const waitForText = (expected: string | RegExp) =>
  vi.waitFor(() => expect(text()).toMatch(expected), { timeout: 10_000, interval: 50 });

let unmount = () => {};
afterEach(() => {
  unmount();
  AdminPortal.hide();
  vi.unstubAllGlobals();
});

const open = async (user: string | undefined, props: Partial<FronteggProviderProps> = {}) => {
  const emulator = createEmulator({ baseUrl: location.origin, origins: 'loopback' });
  if (user) await emulator.signIn(user);
  vi.stubGlobal('fetch', emulator.fetch);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => root.unmount();
  root.render(
    <FronteggProvider
      contextOptions={{ baseUrl: emulator.issuer, clientId: 'portal' }}
      entitlementsOptions={{ enabled: true }}
      {...props}
    >
      <App />
    </FronteggProvider>,
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
  await vi.waitFor(() => expect(document.querySelector('[data-slot=admin-portal]')).not.toBeNull(), {
    timeout: 10_000,
  });
  AdminPortal.hide();
  await vi.waitFor(() => expect(document.querySelector('[data-slot=admin-portal]')).toBeNull());
  press('Logout');
  await waitForText('Login');
  expect(ContextHolder.getAccessToken()).toBeNull();
});

it('renders the login of the application at its path', async () => {
  history.pushState(null, '', '/account/login');
  await open(undefined);
  await vi.waitFor(() => expect(document.querySelector('input[name=email], input[type=email]')).not.toBeNull(), {
    timeout: 10_000,
  });
  history.pushState(null, '', '/');
});

it('leaves the login to an application that renders its own', async () => {
  history.pushState(null, '', '/account/login');
  await open(undefined, { customLoginBox: true });
  await waitForText('Login');
  history.pushState(null, '', '/');
});
