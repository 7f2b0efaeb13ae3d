import type { SamlOrder, SamlReady } from './saml-server';
import { startProcess } from './started-process';

/** Starts a third-party SAML identity provider for a local provider at a URL. */
export const startSaml = async (provider: string) => {
  const order: SamlOrder = { provider };
  const { ready, stop } = await startProcess<SamlReady>('./saml-server.ts', order);
  return { ...ready, stop };
};
