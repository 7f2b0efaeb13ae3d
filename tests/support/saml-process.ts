import type { SamlOrder, SamlReady } from './saml-server';
import { startProcess } from './started-process';

/** Starts a SAML identity provider that is not ours, for a local provider at an address. */
export const startSaml = async (provider: string) => {
  const order: SamlOrder = { provider };
  const { ready, stop } = await startProcess<SamlReady>('./saml-server.ts', order);
  return { ...ready, stop };
};
