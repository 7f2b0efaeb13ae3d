import { admin, createEmulator, createMemoryStorage } from '@gatehouse/emulator';
import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { type MountOptions, mountAdmin, mountAuthRoutes, mountCheckout, mountLogin } from '@gatehouse/ui/embed';

const emulator = createEmulator();

/** The local provider, with Stripe as the payment provider of its vendor. */
const fetchOfVendor: typeof fetch = async (request, init) => {
  const response = await emulator.fetch(request, init);
  if (!String(request).includes('/stripe/public-configurations/')) return response;
  return Response.json({ ...(await response.json()), publishableKey: 'pk_test_gatehouse' });
};

/** Sends the card of the Stripe mock to the local provider. */
const confirmAtProvider = async (card: object) => {
  const response = await emulator.fetch(`${emulator.issuer}/frontegg/cards/v1/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  return { isOk: response.ok, ...(await response.json()) };
};

const newIdentity = () =>
  createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    entitlements: { enabled: true },
    fetch: fetchOfVendor,
    environment: {
      local: createMemoryStorage(),
      tab: createMemoryStorage(),
      locks: undefined,
      indexedDB: undefined,
      channel: () => undefined,
    },
  });

/** Mounts a view into the page, signed in unless it is the login box. */
const mountViews = {
  login: async (options: Partial<MountOptions>) => mountLogin(place(), { identity: newIdentity(), ...options }),
  routes: async (options: Partial<MountOptions>) =>
    mountAuthRoutes(place(), { identity: newIdentity(), path: '/account/reset-password', ...options }),
  admin: async (options: Partial<MountOptions>) => mountAdmin(place(), { identity: await signedIn(), ...options }),
  checkout: async (options: Partial<MountOptions>) => {
    const mounted = mountCheckout(place(), {
      identity: await signedIn(),
      planId: 'plan-business',
      onClose: () => mounted.unmount(),
      ...options,
    });
    return mounted;
  },
};

const place = () => document.body.appendChild(document.createElement('main'));

const signedIn = async () => {
  const identity = newIdentity();
  const { email, password } = admin;
  await identity.session.accept(await identity.call(contracts.session.login)({ email, password }));
  return identity;
};

const views = {
  ...mountViews,
  confirmAtProvider,
  plan: () => emulator.db.subscriptions.get('subscription-acme')?.planId,
};

declare global {
  interface Window {
    views: typeof views;
    /** Settings that a host changes after the mount. */
    lateTheme?: { theme: 'dark' };
  }
}
window.views = views;
