import { createIdentity, type Identity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { IdentityProvider } from '@gatehouse/ui';
import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { createEmulator, type Emulator, type EmulatorOptions } from '../emulator/emulator';
import type { FaultRule } from '../emulator/faults';
import { createMemoryStorage } from '../emulator/memory-storage';
import { buildUser } from '../emulator/seed/build-user';
import type { SeedUser } from '../emulator/seed/seed-user';
import { users } from '../emulator/seed/users';
import { softwareKey } from '../tests/support/software-key';
import { markOwners } from './owner-marks';
import { userInRole } from './roles';

/**
 * Provider and user of a story, in `parameters`. Stories of ui never import the emulator: these are plain data, or a
 * function that receives the emulator.
 */
interface IdentityParameters {
  /** Options of the emulator. */
  emulator?: EmulatorOptions;
  /** Injected faults. */
  faults?: readonly FaultRule[];
  /** E-mail of a seeded user, or a user of the story's own; null for signed out. Default: the administrator. */
  signedInAs?: string | null | (Partial<SeedUser> & Pick<SeedUser, 'email'>);
  /** Names in what is read end with the user and the account that they were read for. */
  marksOwners?: boolean;
  /** The browser has a passkey, in software. */
  hasKey?: boolean;
  /** Brings the provider into a state that no option describes. */
  prepare?: (emulator: Emulator) => unknown;
}

/** Parts of the kit know no identity, so they start without one. */
const needsNone = (title: string) => title.startsWith('Kit/');

/** A fresh provider and identity for each story. */
export const loadIdentity: Loader = async ({ title, parameters, globals }) => {
  if (needsNone(title)) return {};
  const {
    emulator: options,
    faults = [],
    signedInAs: asked = 'admin@acme.test',
    prepare,
    marksOwners,
    hasKey,
  }: IdentityParameters = parameters;
  // A story of a signed-out user stays one.
  const signedInAs = (asked !== null && userInRole(globals.role)) || asked;
  const emulator = createEmulator(options);
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    entitlements: { enabled: true },
    fetch: marksOwners ? markOwners(emulator.fetch) : emulator.fetch,
    environment: {
      // One story must not leave anything to the next, and none may leave the page.
      local: createMemoryStorage(),
      tab: createMemoryStorage(),
      // Where the session of a story before would be found.
      indexedDB: undefined,
      channel: () => undefined,
      redirect: () => undefined,
      replacePage: () => undefined,
      ...(hasKey && { credentials: softwareKey() }),
    },
  });
  const newcomer = typeof signedInAs === 'object' && signedInAs ? buildUser(signedInAs) : undefined;
  if (newcomer) await emulator.addUser(newcomer);
  const person = newcomer ?? users.find((user) => user.email === signedInAs);
  if (person) {
    const answer = await identity.call(contracts.session.login)({ email: person.email, password: person.password });
    await identity.session.accept(answer);
  }
  await prepare?.(emulator);
  for (const rule of faults) emulator.fail(rule);
  return { emulator, identity };
};

/** Ends what the story started. */
export const endIdentity = ({ loaded }: Pick<StoryContext, 'loaded'>): (() => void) => {
  const identity: Identity | undefined = loaded.identity;
  return () => identity?.dispose();
};

export const withIdentity: Decorator = (Story, { loaded }) => {
  const identity: Identity | undefined = loaded.identity;
  if (!identity) return <Story />;
  return (
    <IdentityProvider identity={identity}>
      <Story />
    </IdentityProvider>
  );
};
