import type { OpenIdOrder } from './open-id-server';
import { startProcess } from './started-process';

export const CLIENT = { clientId: 'gatehouse', clientSecret: 'secret-of-the-client-of-this-test' } as const;

/** Starts a third-party OpenID provider for a local provider at a URL. */
export const startOpenId = async (provider: string) => {
  const redirectUris = ['social', 'oidc'].map((kind) => `${provider}/auth/${kind}/callback`);
  const order: OpenIdOrder = { ...CLIENT, redirectUris };
  const { ready, stop } = await startProcess<string>('./open-id-server.ts', order);
  return { issuer: ready, stop };
};
