import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OpenIdOrder } from './open-id-server';

const program = fileURLToPath(new URL('./open-id-server.ts', import.meta.url));

export const CLIENT = { clientId: 'gatehouse', clientSecret: 'secret-of-the-client-of-this-test' } as const;

/** Starts an identity provider that is not ours, for a local provider at an address. */
export const startOpenId = async (provider: string) => {
  const redirectUris = ['social', 'oidc'].map((kind) => `${provider}/auth/${kind}/callback`);
  const order: OpenIdOrder = { ...CLIENT, redirectUris };
  const child = fork(program, [JSON.stringify(order)], { execArgv: ['--import', 'tsx'], silent: true });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const issuer = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)));
    child.once('exit', (code) => reject(new Error(`the identity provider ended with ${code}: ${said}`)));
  });
  return {
    issuer,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
};
