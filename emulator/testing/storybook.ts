import { createIdentity, type Identity, type IdentityOptions } from '@gatehouse/sdk';
import { createEmulator, type Emulator } from '../emulator';
import type { FaultRule } from '../http/faults';
import type { EmulatorOptions } from '../options';
import { rememberHashes, webPasswords } from '../rules/passwords/passwords';
import { buildUser, type SeedUser } from '../seed/seed-user';
import { createMemoryStorage } from './memory-storage';

/** Provider and user of a story, in its `parameters`. */
export interface EmulatorParameters {
  /** Options of {@link createEmulator}. Default: the seed `small`. */
  emulator?: EmulatorOptions;
  /** Injected faults, from the first call of the story on. Default: none. */
  faults?: readonly FaultRule[];
  /** Email address of a user, its local part, or a user of the story's own; null for signed out. Default: `admin`. */
  signedInAs?: string | null | (Partial<SeedUser> & Pick<SeedUser, 'email'>);
  /** Prepares a state of the provider that no option covers. */
  prepare?: (emulator: Emulator) => unknown;
}

interface StoryContext {
  parameters: Readonly<Record<string, unknown>>;
  loaded: Readonly<Record<string, unknown>>;
}

/** Options of {@link createEmulatorStories}. */
export interface EmulatorStoriesOptions<Rendered> {
  /** Renders a story within its identity, such as with `IdentityProvider` of `@gatehouse/ui`. */
  wrap(identity: Identity, Story: () => Rendered): Rendered;
  /** Options of a story's identity, by its parameters. Default client id: `portal`. */
  identity?: (
    emulator: Emulator,
    parameters: EmulatorParameters & Readonly<Record<string, unknown>>,
  ) => Partial<IdentityOptions>;
}

/** Story hashes need not be strong. */
const passwords = rememberHashes(webPasswords(1));

/** Isolates the storage and navigation of a story from the page and from other stories. */
const alone = () => ({
  local: createMemoryStorage(),
  tab: createMemoryStorage(),
  channel: () => undefined,
  redirect: () => undefined,
  replacePage: () => undefined,
});

/** Creates a fresh provider and an identity that is signed in to it. */
const start = async (
  parameters: EmulatorParameters & Readonly<Record<string, unknown>>,
  optionsOf: EmulatorStoriesOptions<unknown>['identity'],
) => {
  const { emulator: options, faults = [], signedInAs = 'admin', prepare } = parameters;
  const emulator = createEmulator({ passwords, ...options });
  const { environment, ...identityOptions } = optionsOf?.(emulator, parameters) ?? {};
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: emulator.clients[0]?.id ?? '',
    fetch: emulator.fetch,
    ...identityOptions,
    environment: { ...alone(), ...environment },
  });
  if (typeof signedInAs === 'object' && signedInAs) await emulator.addUser(buildUser(signedInAs));
  if (signedInAs !== null) {
    await emulator.signIn(typeof signedInAs === 'string' ? signedInAs : signedInAs.email);
    await identity.session.load();
  }
  await prepare?.(emulator);
  for (const rule of faults) emulator.fail(rule);
  return { emulator, identity };
};

const isIdentity = (value: unknown): value is Identity => typeof Object(value).session === 'object';

/**
 * Returns loaders, a decorator and `beforeEach` for a Storybook preview: each story gets a local provider in the page,
 * and an identity that is signed in to it. The story's context has both in `loaded`.
 * @example
 * const stories = createEmulatorStories<ReactElement>({
 *   wrap: (identity, Story) => <IdentityProvider identity={identity}><Story /></IdentityProvider>,
 * });
 * const preview: Preview = { ...stories };
 * // in a story: parameters: { signedInAs: 'reader', faults: [{ path: '/identity/*', status: 503 }] }
 */
export const createEmulatorStories = <Rendered>(options: EmulatorStoriesOptions<Rendered>) => {
  const { wrap, identity: optionsOf }: Partial<EmulatorStoriesOptions<Rendered>> = options ?? {};
  if (typeof wrap !== 'function')
    throw new TypeError(
      'createEmulatorStories: "wrap" is missing. Pass a function that renders the story within its identity.',
    );
  return {
    loaders: [({ parameters }: Pick<StoryContext, 'parameters'>) => start(parameters, optionsOf)],
    decorators: [
      (Story: () => Rendered, { loaded }: Pick<StoryContext, 'loaded'>): Rendered =>
        isIdentity(loaded.identity) ? wrap(loaded.identity, Story) : Story(),
    ],
    /** Disposes what the story started. */
    beforeEach:
      ({ loaded: { identity, emulator } }: Pick<StoryContext, 'loaded'>) =>
      () => {
        if (isIdentity(identity)) identity.dispose();
        if (typeof Object(emulator).close === 'function') (emulator as Emulator).close();
      },
  };
};
