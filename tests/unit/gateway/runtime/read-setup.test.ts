import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedNames } from '@gatehouse/emulator';
import { afterAll, expect, test } from 'vitest';
import { readSetup } from '../../../../demo/read-setup';

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-setup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mistakesOf = (env: Record<string, string>): string[] => {
  try {
    readSetup(env, folder);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
};

test('without any variable everything runs on this machine', () => {
  const data = join(folder, 'made', 'on the way');
  expect(readSetup({}, data)).toMatchObject({
    local: true,
    portalOrigin: 'http://localhost:4300',
    gatewayPort: 4300,
    identityPort: 4400,
    identitySeed: 'demo',
    folder: data,
    config: {
      port: 4300,
      origins: ['http://localhost:4300', 'http://127.0.0.1:4300'],
      identity: { url: 'http://localhost:4400' },
      database: { kind: 'local', file: join(data, 'research.db') },
    },
  });
  expect(existsSync(data)).toBe(true);
});

test('given values are used', () => {
  const env = {
    IDENTITY_URL: 'https://login.example.com',
    PORTAL_PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_ORIGIN: 'https://research.example.com',
    DATA_DIR: folder,
  };
  expect(readSetup(env, '/nowhere')).toMatchObject({
    local: false,
    gatewayPort: 8080,
    folder,
    config: { host: '0.0.0.0', port: 8080, identity: { url: 'https://login.example.com' } },
  });
});

test('an unknown seed is refused', () => {
  expect(readSetup({ IDENTITY_SEED: 'large' }, folder).identitySeed).toBe('large');
  for (const name of seedNames) expect(mistakesOf({ IDENTITY_SEED: name })).toEqual([]);
  expect(mistakesOf({ IDENTITY_SEED: 'huge' })).toEqual(['IDENTITY_SEED must be one of empty, small, demo, large.']);
});

test('the local provider calls other hosts only when they are configured', () => {
  const named = { IDENTITY_WEBHOOKS_TO: 'hooks.example.com, Hooks.example.org', IDENTITY_IDP_HOSTS: 'id.example.com' };
  expect(readSetup(named, folder)).toMatchObject({
    webhooksTo: ['hooks.example.com', 'Hooks.example.org'],
    idpHosts: ['id.example.com'],
  });
  expect(readSetup({}, folder)).toMatchObject({ webhooksTo: [], idpHosts: [] });
  expect(mistakesOf({ IDENTITY_IDP_HOSTS: 'https://id.example.com' })).toHaveLength(1);
});

test('the port of the local provider may be used by others when it does not run', () => {
  const ports = { PORTAL_PORT: '4400' };
  expect(readSetup({ ...ports, IDENTITY_URL: 'https://login.example.com' }, folder).gatewayPort).toBe(4400);
  expect(mistakesOf(ports)).toEqual(['PORTAL_PORT and IDENTITY_PORT must be two different ports.']);
});

test('behind the development server, the portal has the address that browsers open', () => {
  const { config, gatewayPort } = readSetup({ PORTAL_PORT: '4300', GATEWAY_PORT: '4301' }, folder);
  expect([gatewayPort, config.port, config.origins]).toEqual([
    4301,
    4301,
    ['http://localhost:4300', 'http://127.0.0.1:4300'],
  ]);
});

test('errors of every kind are reported at once, each once', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, 'x');
  expect(
    mistakesOf({
      NODE_ENV: 'production',
      HOST: '0.0.0.0',
      PORTAL_PORT: 'abc',
      IDENTITY_PORT: '4300',
      DATA_DIR: file,
      OPERATOR_TOKEN: 'short',
      WEBHOOK_SOLUTION: 'nowhere',
    }),
  ).toEqual([
    `The folder ${file} cannot be written. Make it writable or set DATA_DIR to another one.`,
    'PORTAL_PORT must be a whole number from 1 to 65535.',
    expect.stringMatching(/^WEBHOOK_SOLUTION must be an http or https address/),
    expect.stringMatching(/^OPERATOR_TOKEN must have at least 24 /),
    expect.stringMatching(/^The local identity provider .* NODE_ENV=production\./),
    expect.stringMatching(/^The local identity provider is for this machine only\./),
  ]);
});
