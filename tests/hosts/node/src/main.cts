import { createEmulator } from '@gatehouse/emulator';
import { startEmulator } from '@gatehouse/emulator/node';
import { createIdentity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/session';
import { createQueryClient } from '@gatehouse/sdk/query';
import { verifyToken } from '@gatehouse/sdk/server';
import * as tokens from '@gatehouse/sdk/tokens';
import withCookies from 'fetch-cookie';
import { journey } from './journey.mjs';

const entryPoints = { createIdentity, contract, createQueryClient, tokens, verifyToken };

const run = async () => {
  const emulator = createEmulator();
  await journey(entryPoints, { baseUrl: emulator.issuer, clientId: 'portal', fetch: emulator.fetch });
  console.log('CommonJS, provider in memory: done');

  const started = await startEmulator({ port: Number(process.env.FREE_PORT ?? 4401) });
  await journey(entryPoints, { baseUrl: started.emulator.issuer, clientId: 'local', fetch: withCookies(fetch) });
  await started.close();
  console.log('CommonJS, provider started in code: done');
};

run().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
