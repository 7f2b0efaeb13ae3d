import type { Emulator } from '@gatehouse/emulator';
import { createIdentity, type Identity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider } from '@gatehouse/ui';
import type { ReactNode } from 'react';

/** The identity of the application, against the provider of a test. */
export const identityOf = ({ issuer, fetch }: Emulator): Identity =>
  createIdentity({ baseUrl: issuer, clientId: 'portal', loginMode: 'embedded', fetch });

export const Application = ({ identity, children }: { identity: Identity; children: ReactNode }) => (
  <IdentityProvider identity={identity}>
    <QueryProvider>{children}</QueryProvider>
  </IdentityProvider>
);
