import {
  acme,
  admin,
  buildUser,
  createEmulator,
  createMemoryStorage,
  delayed,
  type SeedUser,
  secured,
  unenrolled,
} from '@gatehouse/emulator';
import { createIdentity, type Identity, IdentityError } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { type LoginContext, loginDeps } from '@gatehouse/sdk/flows/login';
import { type MfaContext, type MfaStart, startMfa } from '@gatehouse/sdk/flows/mfa';
import { builderBridge } from './bridge';
import type { PreviewScreen } from './catalogue';
import type { PreviewSettings } from './settings';

/** As slow as a network: reading and writing, in milliseconds. */
const DELAY = { read: 200, write: 500 };
const PLACE = 'https://preview.example/';

const emulator = createEmulator({ seed: 'demo' });

/** An identity that touches nothing of the browser: the portal of the same origin may be signed in. */
const newIdentity = (): Identity =>
  createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    entitlements: { enabled: true },
    loginMode: 'embedded',
    fetch: delayed(emulator.browser(), DELAY),
    environment: {
      local: createMemoryStorage(),
      tab: createMemoryStorage(),
      locks: undefined,
      indexedDB: undefined,
      channel: () => undefined,
      page: () => new URL(PLACE),
      redirect: (url) => builderBridge.left(url.href.replace(PLACE, '/')),
      replacePage: () => {},
    },
  });

/** Takes a card as the provider's own form does. */
export const confirmCard = async (card: object): Promise<{ paymentMethodId?: string }> => {
  const response = await delayed(emulator.fetch, DELAY)(`${emulator.issuer}/frontegg/cards/v1/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  const told = await response.json();
  if (response.ok) return told;
  throw new IdentityError(told.errorCode, { message: told.errors[0], statusCode: response.status });
};

const logIn = (identity: Identity, { email, password }: Pick<SeedUser, 'email' | 'password'>) =>
  identity.call(contracts.session.login)({ email, password });

const people = new Map<string, Promise<SeedUser>>();

/** A user with exactly one role. */
const personWith = (role: PreviewSettings['role']): Promise<SeedUser> => {
  const known = people.get(role);
  if (known) return known;
  const user = buildUser({
    email: `${role.toLowerCase()}@preview.test`,
    name: `${admin.name.split(' ')[0]} ${role}`,
    memberships: [{ tenantId: acme.id, roleIds: [`role-${role.toLowerCase()}`] }],
  });
  const person = emulator.addUser(user).then(() => user);
  people.set(role, person);
  return person;
};

/** An identity in which a user with the role is signed in. */
export const signedInAs = async (role: PreviewSettings['role']): Promise<Identity> => {
  const identity = newIdentity();
  await identity.session.accept(await logIn(identity, await personWith(role)));
  return identity;
};

export const signedOut = (): Identity => newIdentity();

const secondFactor = async (identity: Identity, person: SeedUser): Promise<MfaStart> =>
  startMfa(loginDeps(identity).api.mfa, await logIn(identity, person));

/** What a step of the sign-in knows when it is reached in earnest. */
export const loginContext = async (
  identity: Identity,
  { step }: Extract<PreviewScreen, { kind: 'login' }>,
): Promise<Partial<LoginContext>> => {
  const known = { email: admin.email, ssoAddress: 'https://sso.example.com', phoneNumber: '•••• •••• 01' };
  if (step === 'loginWithTwoFactor' || step === 'recoverTwoFactor') {
    return { ...known, email: secured.email, mfa: await secondFactor(identity, secured) };
  }
  if (step === 'forceTwoFactor') {
    return { ...known, email: unenrolled.email, mfa: await secondFactor(identity, unenrolled) };
  }
  return step === 'preLogin' ? {} : known;
};

/** What a step of the second factor knows when it is reached in earnest. */
export const mfaContext = async (
  identity: Identity,
  { step }: Extract<PreviewScreen, { kind: 'mfa' }>,
): Promise<Partial<MfaContext>> => {
  const isSetUp = step === 'recoveryCode' || step === 'smsSetPhoneNumber';
  const { context } = await secondFactor(identity, isSetUp ? unenrolled : secured);
  return {
    ...context,
    phoneNumber: '•••• •••• 01',
    otcToken: 'preview',
    ...(step === 'verify' && { methods: ['authenticatorApp', 'sms', 'email', 'webauthn'] as const }),
    ...(step === 'recoveryCode' && { recoveryCode: 'K7QF-2MXD-9TRB-4HWA' }),
  };
};
