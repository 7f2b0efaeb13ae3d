import {
  acme,
  admin,
  buildUser,
  createEmulator,
  createMemoryStorage,
  delayed,
  type SeedUser,
} from '@gatehouse/emulator';
import { createIdentity, type Identity, IdentityError } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { builderBridge } from '../bridge';
import { namesOf, roles } from '../state/choices';
import type { Setup } from '../state/setup';
import { configure } from './configure';
import { addPasskey, addTypicalRows, typicalUser } from './typical';

/** Simulated latency of reads and writes, in milliseconds. */
const DELAY = { read: 200, write: 500 };
export const ORIGIN = 'https://preview.example';

export interface Provider {
  emulator: ReturnType<typeof createEmulator>;
  applied?: Setup;
  users: Map<string, Promise<SeedUser>>;
  data: Setup['data'];
  /** Resolves once all entities exist. */
  ready: Promise<unknown>;
}

let current: Provider | undefined;

/** Returns the provider of a setup: a different amount of data needs a new provider, all else is changed in place. */
export const providerFor = async (setup: Setup, startsAnew = false): Promise<Provider> => {
  if (current?.data !== setup.data) {
    current?.emulator.close();
    const emulator = createEmulator({ seed: setup.data });
    const ready = setup.data === 'empty' ? emulator.ready : emulator.ready.then(() => addTypicalRows(emulator));
    current = { emulator, users: new Map(), data: setup.data, ready };
  }
  const provider = current;
  await provider.ready;
  configure(provider.emulator, setup, startsAnew ? undefined : provider.applied);
  provider.applied = setup;
  return provider;
};

/** Location and latency of a screen's identity. */
interface SandboxOptions {
  /** Path of the page below the product's origin. */
  address: string;
  delay: boolean;
  /** Whether it uses the browser in which `signIn` of the provider signs in; otherwise it has its own. */
  hasSession: boolean;
}

/** An identity without browser storage: the portal of the same origin may be signed in. */
export interface Sandbox {
  identity: Identity;
  /** Ends the preparation: from here on calls have latency, and faults are injected. */
  open: () => void;
}

export const createSandbox = ({ emulator }: Provider, { address, delay, hasSession }: SandboxOptions): Sandbox => {
  const direct = hasSession ? emulator.fetch : emulator.browser();
  let send = direct;
  let page = new URL(address, ORIGIN);
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    entitlements: { enabled: true },
    loginMode: 'embedded',
    fetch: (input, init) => send(input, init),
    environment: {
      local: createMemoryStorage(),
      tab: createMemoryStorage(),
      locks: undefined,
      indexedDB: undefined,
      channel: () => undefined,
      page: () => new URL(page),
      redirect: (url) => builderBridge.left(url.href.replace(ORIGIN, '')),
      replacePage: (url) => {
        page = url;
      },
    },
  });
  return {
    identity,
    open: () => {
      send = delay ? delayed(direct, DELAY) : direct;
    },
  };
};

/** Sends a card as the provider's own form does. */
export const confirmCard = async (card: object): Promise<{ paymentMethodId?: string }> => {
  if (!current) throw new IdentityError('card-unreachable');
  const { emulator, applied } = current;
  const send = applied?.delay === false ? emulator.fetch : delayed(emulator.fetch, DELAY);
  const response = await send(`${emulator.issuer}/frontegg/cards/v1/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const result = await response.json();
  if (response.ok) return result;
  throw new IdentityError(result.errorCode, { message: result.errors[0], statusCode: response.status });
};

/** Signs a user in with their password, up to the second factor. */
export const logIn = (identity: Identity, { email, password }: Pick<SeedUser, 'email' | 'password'>) =>
  identity.call(contracts.session.login)({ email, password });

/** Returns a user with exactly one role, who belongs to two accounts. */
export const userWithRole = ({ emulator, users, data }: Provider, role: Setup['role']): Promise<SeedUser> => {
  const existing = users.get(role);
  if (existing) return existing;
  const roleIds = [`role-${role.toLowerCase()}`];
  const user = buildUser({
    email: `${role.toLowerCase()}@preview.test`,
    name: `${admin.name.split(' ')[0]} ${role}`,
    phoneNumber: `+4917000010${10 + namesOf(roles).indexOf(role)}`,
    memberships: [
      { tenantId: acme.id, roleIds, subAccountAccess: true },
      { tenantId: 'tenant-acme-labs', roleIds },
    ],
    ...(data !== 'empty' && typicalUser),
  });
  const added = emulator.addUser(user).then(() => {
    if (data !== 'empty') addPasskey(emulator, user.id);
    return user;
  });
  users.set(role, added);
  return added;
};

/** Adds a user of the small seed when it is missing, as in the empty one. */
export const ensureUser = async ({ emulator, users }: Provider, user: SeedUser): Promise<SeedUser> => {
  const existing = users.get(user.email);
  if (existing) return existing;
  const isThere = emulator.db.users.get(user.id) !== undefined;
  const added = isThere ? Promise.resolve(user) : emulator.addUser(user).then(() => user);
  users.set(user.email, added);
  return added;
};
