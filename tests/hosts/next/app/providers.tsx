'use client';
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider, ThemeProvider } from '@gatehouse/ui';
import { type ReactNode, useState } from 'react';

export function Providers({ children }: { children: ReactNode }) {
  const [identity] = useState(() =>
    createIdentity({
      baseUrl: process.env.NEXT_PUBLIC_IDENTITY_URL ?? 'http://localhost:4400',
      clientId: 'local',
    }),
  );
  return (
    <IdentityProvider identity={identity}>
      <QueryProvider>
        <ThemeProvider theme="light">{children}</ThemeProvider>
      </QueryProvider>
    </IdentityProvider>
  );
}
