import { createEmulator } from '@gatehouse/emulator';
import { createIdentity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/session';
import { createQueryClient } from '@gatehouse/sdk/query';
import { verifyToken } from '@gatehouse/sdk/server';
import * as tokens from '@gatehouse/sdk/tokens';
import withCookies from 'fetch-cookie';
import { journey } from './journey.mjs';

const entryPoints = { createIdentity, contract, createQueryClient, tokens, verifyToken };

const emulator = createEmulator();
await journey(entryPoints, { baseUrl: emulator.issuer, clientId: 'portal', fetch: emulator.fetch });
console.log('ES modules, provider in memory: done');

// The refresh token is a cookie of the provider, and Node's own fetch keeps none.
const baseUrl = process.env.IDENTITY_URL ?? 'http://localhost:4400';
await journey(entryPoints, { baseUrl, clientId: 'local', fetch: withCookies(fetch) });
console.log('ES modules, provider started by its command: done');
