import { expect, test } from 'vitest';
import { readConfig } from '../../../demo/gateway/config';

const mistakesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
  return [];
};

const remote = {
  RESEARCH_DB_URL: 'https://records.example.com/',
  RESEARCH_DB_TOKEN: 'secret',
  RESEARCH_TABLE_USERS: 'm1',
  RESEARCH_TABLE_GENERAL: 'm2',
};

test('without any variable everything is local', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4300,
    production: false,
    origins: ['http://localhost:4300', 'http://127.0.0.1:4300'],
    identity: { url: 'http://localhost:4400', issuer: 'http://localhost:4400', clientId: 'portal' },
    audience: 'portal-gateway',
    tokenType: 'at+jwt',
    database: { kind: 'local', file: '.data/research.db' },
    databasePerSecond: 0,
    readsPerSecond: 50,
    writesPerSecond: 2,
    webhooks: {},
  });
});

test('a remote database is spared: five calls a second unless told otherwise', () => {
  const config = readConfig(remote);
  expect(config.databasePerSecond).toBe(5);
  expect(config.database).toEqual({
    kind: 'remote',
    url: 'https://records.example.com',
    token: 'secret',
    tableIds: { users: 'm1', general: 'm2' },
  });
  expect(readConfig({ ...remote, RESEARCH_DB_MAX_PER_SECOND: '50' }).databasePerSecond).toBe(50);
});

test('a missing or empty token stops the start', () => {
  const sentence = 'RESEARCH_DB_TOKEN is missing. It is needed because RESEARCH_DB_URL is set.';
  const { RESEARCH_DB_TOKEN: _, ...without } = remote;
  expect(mistakesOf(without)).toEqual([sentence]);
  expect(mistakesOf({ ...remote, RESEARCH_DB_TOKEN: '' })).toEqual([sentence]);
  expect(mistakesOf({ ...remote, RESEARCH_DB_TOKEN: '   ' })).toEqual([sentence]);
});

test('all mistakes are named at once', () => {
  expect(
    mistakesOf({
      PORT: '99999',
      IDENTITY_URL: 'http://identity.example.com',
      RESEARCH_DB_URL: 'records.example.com',
      RESEARCH_DB_TOKEN: 'secret',
      WEBHOOK_GENERAL: 'ftp://hooks.example.com',
      GATEWAY_READS_PER_SECOND: '-1',
    }),
  ).toEqual([
    'PORT must be a whole number from 1 to 65535.',
    'WEBHOOK_GENERAL must be an http or https address without a user name, such as https://example.com.',
    'RESEARCH_DB_URL must be an http or https address without a user name, such as https://example.com.',
    'RESEARCH_DB_TOKEN is set, but RESEARCH_DB_URL is not. Set it, or remove RESEARCH_DB_TOKEN.',
    'IDENTITY_URL must start with https:// unless it is on this machine.',
    'GATEWAY_READS_PER_SECOND must be a whole number from 0 to 100000.',
  ]);
});

test('in production the local identity provider is refused', () => {
  expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(1);
  expect(mistakesOf({ NODE_ENV: 'production', IDENTITY_URL: 'http://localhost:4400' })).toHaveLength(1);
  expect(mistakesOf({ NODE_ENV: 'production', IDENTITY_URL: 'https://login.example.com' })).toEqual([]);
});

test('a mistake never shows the value', () => {
  expect(mistakesOf({ RESEARCH_DB_URL: 'https://user:hunter2@records.example.com' }).join()).not.toContain('hunter2');
});
