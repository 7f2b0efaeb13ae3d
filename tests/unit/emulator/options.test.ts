import { createEmulator } from '@gatehouse/emulator';
import { startEmulator } from '@gatehouse/emulator/node';
import { createEmulatorStories, type EmulatorStoriesOptions } from '@gatehouse/emulator/storybook';
import { createEmulatorTest } from '@gatehouse/emulator/vitest';
import { describe, expect, it } from 'vitest';

/** Passes a value as what a function takes, which only its checks at run time can refuse. */
const given = <T>(value: unknown): T => value as T;

const client = { id: 'app', origins: [], redirectUris: [], postLogoutRedirectUris: [] };

describe('createEmulator does not start', () => {
  it.each([
    [{ allowSignup: true }, 'createEmulator: there is no option "allowSignup". There are: seed, clock, '],
    [{ clientId: 'app' }, 'there is no option "clientId"'],
    [{ allowSignups: 'yes' }, '"allowSignups" must be a boolean'],
    [{ baseUrl: 'localhost:4400' }, '"baseUrl" must be a URL like http://localhost:4400: localhost:4400'],
    [{ clients: [] }, '"clients" must be a list of applications, each with an id'],
    [{ clients: [{ ...client, id: undefined }] }, '"clients" must be a list of applications, each with an id'],
    [{ clients: [{ id: 'app' }] }, 'the client "app" needs the lists origins, redirectUris and postLogoutRedirectUris'],
    [{ origins: 'all' }, '"origins" must be "registered" or "loopback"'],
    [{ clock: 5 }, '"clock" must have a function now()'],
    [{ seed: 'tiny' }, 'There is no seed "tiny". There are: empty, small, demo, large'],
    [{ seed: { people: [] } }, 'has a table "people", which the provider does not'],
    [{ seed: { users: [{ email: 'ana@acme.test' }] } }, 'The table "users" of the seed of the options must be a list'],
    [{ seed: null }, 'must be an object of rows by table'],
  ])('with %j', (options, sentence) => {
    expect(() => createEmulator(given(options))).toThrow(sentence);
  });

  it('but with options that are undefined, and clients with empty lists', () => {
    expect(() =>
      createEmulator(given({ seed: undefined, allowSignups: undefined, clients: [client] })).close(),
    ).not.toThrow();
  });
});

it('a test kit refuses its options before a test runs', () => {
  expect(() => createEmulatorTest(given({ allowSignup: true }))).toThrow('there is no option "allowSignup"');
  for (const options of [undefined, {}])
    expect(() => createEmulatorStories(given<EmulatorStoriesOptions<unknown>>(options))).toThrow(
      'createEmulatorStories: "wrap" is missing.',
    );
});

it.each([
  [{ prot: 4990 }, 'startEmulator: there is no option "prot". There are: '],
  [{ open: true }, 'there is no option "open"'],
  [{ port: '4990' }, '"port" must be a number from 1 to 65535, not "4990"'],
  [{ port: 70_000 }, '"port" must be a number from 1 to 65535'],
  [{ origins: 'http://localhost:3000' }, '"origins" must be an origin'],
  [{ clock: 'noon' }, '"clock" must be a time like 2026-06-01T12:00:00Z'],
  [{ settings: { allowSignup: true } }, '"settings" must be settings of the provider'],
  [{ clientId: '' }, '"clientId" must be a text'],
  [{ callbackPaths: ['cb'] }, '"callbackPaths" must be a path like /oauth/callback'],
  [{ smtp: 'mail:25' }, '"smtp" must be an address like smtp://localhost:1025'],
  [{ seed: 'tiny' }, 'There is no seed "tiny"'],
])('startEmulator does not start with %j', async (options, sentence) => {
  await expect(startEmulator(given(options))).rejects.toThrow(sentence);
});
