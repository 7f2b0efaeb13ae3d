import { createIdentity, type Identity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { IdentityProvider } from '@gatehouse/ui';
import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { createEmulator, type Emulator } from '../emulator/emulator';
import type { FaultRule } from '../emulator/http/faults';
import type { EmulatorOptions } from '../emulator/options';
import { buildUser, type SeedUser } from '../emulator/seed/seed-user';
import { users } from '../emulator/seed/users';
import { ownPage } from '../tests/support/own-page';
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
  /** E-mail address of a seeded user, or a user of the story; null for signed out. Default: the administrator. */
  signedInAs?: string | null | (Partial<SeedUser> & Pick<SeedUser, 'email'>);
  /** Appends the user and the account of the token to every name in a response. */
  marksOwners?: boolean;
  /** Whether the browser has a software passkey. Default: false. */
  hasKey?: boolean;
  /** Prepares a state of the provider that no option describes. */
  prepare?: (emulator: Emulator) => unknown;
}

/** Some parts of the kit need no identity, so they render without one. */
const needsNone = (title: string) => title.startsWith('Kit/');

/** Renders each story with a fresh provider and identity. */
export const loadIdentity: Loader = async ({ title, parameters, globals }) => {
  if (needsNone(title)) return {};
  const {
    emulator: options,
    faults = [],
    signedInAs: requested = 'admin@acme.test',
    prepare,
    marksOwners,
    hasKey,
  }: IdentityParameters = parameters;
  // A story of a signed-out user stays signed out.
  const signedInAs = (requested !== null && userInRole(globals.role)) || requested;
  const emulator = createEmulator(options);
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    entitlements: { enabled: true },
    fetch: marksOwners ? markOwners(emulator.fetch) : emulator.fetch,
    environment: {
      ...ownPage(),
      ...(hasKey && { credentials: softwareKey() }),
    },
  });
  const newcomer = typeof signedInAs === 'object' && signedInAs ? buildUser(signedInAs) : undefined;
  if (newcomer) await emulator.addUser(newcomer);
  const signedInUser = newcomer ?? users.find((user) => user.email === signedInAs);
  if (signedInUser) {
    const response = await identity.call(contracts.session.login)({
      email: signedInUser.email,
      password: signedInUser.password,
    });
    await identity.session.accept(response);
  }
  await prepare?.(emulator);
  for (const rule of faults) emulator.fail(rule);
  return { emulator, identity };
};

/** Disposes what the story started. */
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
