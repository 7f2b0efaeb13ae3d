import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Runs in a thread that has neither window nor document nor storage. */
const source = `
  import { parentPort } from 'node:worker_threads';
  import { createIdentity, decodeToken, safeRedirect } from '@gatehouse/sdk';
  import { contracts } from '@gatehouse/sdk/contracts';
  const me = { id: 'a', email: 'a@b.test', tenantId: 't' };
  const requests = [];
  const identity = createIdentity({
    baseUrl: 'https://id.example.com',
    clientId: 'portal',
    logLevel: 'silent',
    tokenResolver: () => 'host-token',
    fetch: async (url, { headers }) => {
      requests.push([url, headers.get('authorization')]);
      return url.endsWith('/me')
        ? new Response(JSON.stringify(me), { headers: { 'content-type': 'application/json' } })
        : new Response('{}', { status: 401 });
    },
  });
  const { email } = await identity.call(contracts.profile).getMe();
  const { status } = await identity.session.load();
  identity.dispose();
  parentPort.postMessage({
    globals: [typeof window, typeof document, typeof location],
    email, status, requests,
    sub: decodeToken('e30.eyJzdWIiOiJhIn0.x').sub,
    redirect: [identity.safeRedirect('/x'), safeRedirect('//evil.test', { page: 'https://portal.example.com/' })],
  });
`;

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('../../../', import.meta.url)), loader: 'ts' },
    write: false,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    external: ['node:*'],
  });
  return outputFiles[0]?.text ?? '';
};

describe('a worker thread', () => {
  it('imports the SDK, makes calls and reads the session, without a page', async () => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(await bundled())}`));
    const response = await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    expect(response).toEqual({
      globals: ['undefined', 'undefined', 'undefined'],
      email: 'a@b.test',
      status: 'unauthenticated',
      requests: [
        ['https://id.example.com/frontegg/identity/resources/users/v2/me', 'Bearer host-token'],
        ['https://id.example.com/frontegg/oauth/authorize/silent', 'Bearer host-token'],
      ],
      sub: 'a',
      redirect: [undefined, undefined],
    });
    await worker.terminate();
  }, 60_000);
});
