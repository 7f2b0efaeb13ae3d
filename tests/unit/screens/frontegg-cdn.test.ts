import { createIdentity } from '@gatehouse/sdk';
import { afterEach, expect, it, vi } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import type { Injector, VendorStore } from '../../../ui/frontegg/cdn/injector';
import { fromVendorStore } from '../../../ui/frontegg/cdn/store-connection';

type Auth = ReturnType<VendorStore['getState']>['auth'];

/** The vendor's store, as far as the screens know it. */
const createStore = (accessToken: string | undefined, onDispatch: (type: string, payload: unknown) => void) => {
  const listeners = new Set<() => void>();
  const set = (token: string | undefined) => {
    state.auth = { ...state.auth, user: token === undefined ? null : { accessToken: token } };
    for (const listener of listeners) listener();
  };
  const routes: Auth['routes'] = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'portal' }).routes;
  const state = { auth: { routes, user: accessToken === undefined ? null : { accessToken } } as Auth };
  const store: VendorStore = {
    getState: () => state,
    dispatch: ({ type, payload }) => onDispatch(type, payload),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { store, set };
};

let dispose = () => {};
afterEach(() => dispose());

/** An identity of the screens, and tokens of a user for the vendor's store. */
const open = async (user: string | undefined, onDispatch: (type: string, payload: unknown) => void = () => {}) => {
  const emulator = createEmulator({ baseUrl: 'https://auth.example.com' });
  const contextOptions = { baseUrl: emulator.issuer, clientId: 'portal' };
  const own = createIdentity({ ...contextOptions, loginMode: 'embedded', fetch: emulator.fetch });
  if (user) await emulator.signIn(user);
  await own.session.load();
  const { store, set } = createStore(await own.session.getToken(), onDispatch);
  const injector: Injector = {
    options: { contextOptions },
    store,
    hideAdminPortal: () => {},
    hideCheckoutDialog: () => {},
  };
  const identity = createIdentity({ ...contextOptions, fetch: emulator.fetch, server: fromVendorStore(injector) });
  dispose = () => {
    own.session.dispose();
    identity.dispose();
  };
  return { identity, own, set };
};

it("has the user of the vendor's store, and no session of its own", async () => {
  const { identity, own } = await open('admin');
  const state = await identity.session.load();
  expect(state.status === 'authenticated' && state.user.email).toBe('admin@acme.test');
  expect(await identity.session.getToken()).toBe(await own.session.getToken());
});

it("asks the vendor's store to renew, and is signed out when it does not", async () => {
  const dispatched: string[] = [];
  const { identity, set } = await open(undefined, (type) => {
    dispatched.push(type);
    queueMicrotask(() => set(undefined));
  });
  expect((await identity.session.load()).status).toBe('unauthenticated');
  expect(dispatched).toEqual(['auth/requestAuthorize']);
});

it("switches the account by the vendor's store, which may refuse", async () => {
  const onDispatch = vi.fn((_type: string, payload: unknown) => {
    const { callback } = payload as { callback: (isSwitched: boolean, error?: string) => void };
    callback(false, 'Not yours');
  });
  const { identity } = await open('admin', onDispatch);
  await identity.session.load();
  await expect(identity.session.switchTenant('tenant-acme-labs')).rejects.toThrow('Not yours');
  expect(onDispatch).toHaveBeenCalledWith('auth/switchTenant', expect.objectContaining({ silentReload: true }));
});
