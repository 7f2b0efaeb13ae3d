'use client';
import { createIdentity } from '@gatehouse/sdk';
import { fromServer, type InitialSession } from '@gatehouse/sdk/from-server';
import { IdentityProvider, QueryProvider } from '@gatehouse/ui';
import { type ReactNode, useState } from 'react';

interface ProvidersProps {
  identityUrl: string;
  session: InitialSession;
  children: ReactNode;
}

export function Providers({ identityUrl, session, children }: ProvidersProps) {
  const [identity] = useState(() =>
    createIdentity({ baseUrl: identityUrl, clientId: 'local', server: fromServer({ session }) }),
  );
  return (
    <IdentityProvider identity={identity}>
      <QueryProvider>{children}</QueryProvider>
    </IdentityProvider>
  );
}
