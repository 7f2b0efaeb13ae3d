import { expressSession, expressToken } from '@gatehouse/sdk/express';
import { fastifySession, fastifyToken } from '@gatehouse/sdk/fastify';
import { honoSession, honoToken } from '@gatehouse/sdk/hono';
import { routerSession } from '@gatehouse/sdk/react-router';
import {
  createApiTokenSource,
  createApiTokenVerifier,
  createServerSession,
  createTokenGuard,
  createTokenVerifier,
  createWebhookVerifier,
  postgresStore,
  type TokenVerifier,
} from '@gatehouse/sdk/server';
import { svelteSession } from '@gatehouse/sdk/sveltekit';
import { describe, expect, it, test } from 'vitest';

const issuer = 'https://auth.example.com';
const SECRET = 'a secret of the application with 32 characters';
const NOT_SET = /missing or empty\. Is an environment variable not set\?/;

/** A caller without types, whose variables may be anything. */
type Untyped = (options: object) => unknown;
/** Passes a value as what a function takes, which only its checks at run time can refuse. */
const given = <T>(value: unknown): T => value as T;

/** Every function of a server that takes options, with those that are right. */
const makers: Readonly<Record<string, { create: Untyped; right: Record<string, unknown>; texts: readonly string[] }>> =
  {
    createServerSession: {
      create: (options) => createServerSession(given(options)),
      right: { issuer, clientId: 'app', baseUrl: 'https://app.example.com', secret: SECRET },
      texts: ['issuer', 'clientId', 'baseUrl', 'secret'],
    },
    createTokenVerifier: {
      create: (options) => createTokenVerifier(given(options)),
      right: { issuer, audience: 'app' },
      texts: ['issuer', 'audience'],
    },
    createApiTokenVerifier: {
      create: (options) => createApiTokenVerifier(given(options)),
      right: { issuer, clientId: 'environment', clientSecret: 'api key' },
      texts: ['issuer', 'clientId', 'clientSecret'],
    },
    createApiTokenSource: {
      create: (options) => createApiTokenSource(given(options)),
      right: { issuer, clientId: 'token', secret: 'secret' },
      texts: ['issuer', 'clientId', 'secret'],
    },
  };

const verify: TokenVerifier = () => Promise.reject(new Error('not called'));

describe.each(Object.entries(makers))('%s', (name, { create, right, texts }) => {
  it('starts with what it needs', () => {
    expect(() => create(right)).not.toThrow();
  });

  it.each(texts)('does not start without %s', (text) => {
    const { [text]: _, ...others } = right;
    for (const options of [others, { ...right, [text]: '' }, { ...right, [text]: '  ' }]) {
      expect(() => create(options)).toThrow(NOT_SET);
      expect(() => create(options)).toThrow(`${name}: "${text}"`);
    }
    expect(() => create({ ...right, [text]: undefined })).toThrow(`${name}: "${text}" is undefined.`);
  });

  it('does not start with a name that it does not know, and lists those that it does', () => {
    expect(() => create({ ...right, audiance: 'app' })).toThrow(
      `${name}: there is no option "audiance". There are: issuer, `,
    );
  });

  it('does not start without options', () => {
    expect(() => create(given(undefined))).toThrow(`${name}: the options are missing.`);
  });

  it.each(['auth.example.com', 'http://auth.example.com', 'ftp://localhost', 'https://name:secret@auth.example.com'])(
    'does not start with the issuer %s, and says which it takes',
    (wrong) => {
      expect(() => create({ ...right, issuer: wrong })).toThrow(
        `${name}: "issuer" must be a URL that starts with https://, or with http:// on localhost: ${wrong}`,
      );
    },
  );

  it.each(['?tenant=a', '#a'])('does not start with an issuer that has %s', (end) => {
    expect(() => create({ ...right, issuer: issuer + end })).toThrow(`${name}: "issuer" has no query and no fragment`);
  });

  it('does not start with the address of a discovery document, and says which one is right', () => {
    const address = `${issuer}/one/.well-known/openid-configuration`;
    expect(() => create({ ...right, issuer: address })).toThrow(
      `${name}: "issuer" is the address before /.well-known/: ${issuer}/one`,
    );
  });

  it.each(['http://localhost:4400', 'http://127.0.0.1:4400', 'http://[::1]:4400'])('starts with %s', (local) => {
    expect(() => create({ ...right, issuer: local })).not.toThrow();
  });
});

test.each([
  ['createServerSession', { baseUrl: 'http://app.example.com' }, '"baseUrl" must be a URL that starts with https://'],
  ['createApiTokenVerifier', { apiUrl: 'http://api.example.com' }, '"apiUrl" must be a URL that starts with https://'],
  ['createTokenVerifier', { jwksUrl: 'keys' }, '"jwksUrl" must be a URL that starts with https://'],
  ['createTokenVerifier', { jwksUrl: 'http://auth.example.com' }, '"jwksUrl" must be a URL that starts with https://'],
  ['createTokenVerifier', { clockTolerance: Number.NaN }, '"clockTolerance" is not a number'],
  ['createApiTokenVerifier', { cacheFor: 0 }, '"cacheFor" is not a positive number'],
  ['createApiTokenVerifier', { cacheSize: -1 }, '"cacheSize" is not a positive number'],
  ['createApiTokenSource', { timeout: Number.POSITIVE_INFINITY }, '"timeout" is not a positive number'],
  ['createTokenVerifier', { keys: {} }, '"keys" is not a function'],
  ['createTokenVerifier', { fetch: 'fetch' }, '"fetch" is not a function'],
  ['createApiTokenVerifier', { now: 5 }, '"now" is not a function'],
  ['createApiTokenSource', { fetch: 5 }, '"fetch" is not a function'],
  ['createServerSession', { secret: 'short' }, '"secret" has fewer than 32 characters'],
  ['createServerSession', { secret: [] }, '"secret" is empty'],
  ['createServerSession', { clientSecret: undefined }, '"clientSecret" is undefined'],
  ['createServerSession', { maxAge: -1 }, '"maxAge" is not a positive number'],
  ['createServerSession', { paths: { login: 'login' } }, '"paths.login" must start with a slash'],
  ['createServerSession', { paths: { login: '/oauth/callback' } }, 'two of the "paths" are the same'],
  ['createServerSession', { onError: 'log' }, '"onError" is not a function'],
  ['createServerSession', { scope: '' }, '"scope" is missing or empty'],
  ['createServerSession', { store: {} }, '"store" has no function read. Pass postgresStore(pool)'],
  ['createServerSession', { store: null }, '"store" has no function read'],
  ['createServerSession', { allowedOrigins: 'https://b.example.com' }, '"allowedOrigins" is not a list'],
  ['createServerSession', { allowedOrigins: ['b.example.com'] }, '"allowedOrigins" must be a URL that starts with'],
  [
    'createServerSession',
    { allowedOrigins: ['https://b.example.com/'] },
    '"allowedOrigins" has no path and no slash at the end: write https://b.example.com',
  ],
  ['createServerSession', { paths: { signin: '/login' } }, 'there is no path "paths.signin". There are: '],
])('%s does not start with %j', (name, changes, message) => {
  const { create, right } = makers[name] ?? {};
  expect(() => create?.({ ...right, ...changes })).toThrow(`${name}: ${message}`);
});

const guards: Readonly<Record<string, (verifiers: unknown, options?: object) => unknown>> = {
  createTokenGuard: (verifiers, options) => createTokenGuard(given(verifiers), options),
  expressToken: (verifiers, options) => expressToken(given(verifiers), options),
  fastifyToken: (verifiers, options) => fastifyToken(given(verifiers), options),
  honoToken: (verifiers, options) => honoToken(given(verifiers), options),
};

test.each(Object.entries(guards))('%s does not start with a check turned off', (_, create) => {
  expect(() => create(verify, { permission: 'fe.secure.read.users' })).not.toThrow();
  expect(() => create(verify, { permission: undefined })).toThrow('"permission" is undefined. Is an environment');
  expect(() => create(verify, { permission: '' })).toThrow('"permission" is missing or empty');
  expect(() => create(verify, { tenant: { param: '' } })).toThrow('"tenant.param" is missing or empty');
  expect(() => create(verify, { tenant: {} })).toThrow('"tenant.header" is missing or empty');
  expect(() => create(verify, { permissions: ['fe.secure.read.users'] })).toThrow('there is no option "permissions"');
  expect(() => create(verify, { tenant: 'tenantId' })).toThrow('"tenant" must be { param: name } or { header: name }');
  expect(() => create(verify, { stepUp: true })).toThrow('"stepUp" must be an object, such as { maxAge: 300 }');
  expect(() => create(verify, { stepUp: { maxage: 5 } })).toThrow(
    'there is no option "maxage". There are: maxAge, now',
  );
  expect(() => create(verify, { stepUp: { maxAge: Number.NaN } })).toThrow('"stepUp.maxAge" is not a number');
  expect(() => create(verify, { isOptional: 'yes' })).toThrow('"isOptional" must be true or false');
  for (const none of [undefined, [], {}, [5]]) expect(() => create(none)).toThrow('there is no verifier');
});

test('createWebhookVerifier does not start without a secret, or with an unknown option', () => {
  for (const secret of [undefined, '', '  ']) expect(() => createWebhookVerifier(secret)).toThrow(NOT_SET);
  expect(() => createWebhookVerifier('secret', given({ allowAnyBody: true }))).toThrow('no option "allowAnyBody"');
  expect(() => createWebhookVerifier('secret', given({ allowsAnyBody: undefined }))).toThrow('is undefined');
});

const adapters: Readonly<Record<string, (sessions: unknown) => unknown>> = {
  expressSession: (sessions) => expressSession(given(sessions)),
  fastifySession: (sessions) => fastifySession(given(sessions)),
  honoSession: (sessions) => honoSession(given(sessions)),
  routerSession: (sessions) => routerSession(given(sessions), {}),
  svelteSession: (sessions) => svelteSession(given(sessions)),
};

test.each(Object.entries(adapters))('%s does not start without sessions', (name, create) => {
  const message = `${name}: the sessions are missing. Pass what createServerSession returned.`;
  // The options instead of the sessions, and an import that was not ready yet.
  for (const wrong of [makers.createServerSession?.right, undefined]) expect(() => create(wrong)).toThrow(message);
});

test('routerSession does not start without a context', () => {
  const sessions = createServerSession(given(makers.createServerSession?.right));
  expect(() => routerSession(sessions, undefined)).toThrow('routerSession: the context is missing.');
});

test('postgresStore does not start without a pool', () => {
  expect(() => postgresStore(given(undefined))).toThrow('postgresStore: the pool is missing.');
});
