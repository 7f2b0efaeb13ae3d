import { initialSession } from '@gatehouse/sdk/server';
import type { ReactNode } from 'react';
import { auth } from '../session';
import { AccountBar } from './account-bar';
import { Providers } from './providers';
import '@gatehouse/ui/styles.css';

export const metadata = { title: 'Host', icons: { icon: 'data:,' } };

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers
          identityUrl={process.env.IDENTITY_URL ?? 'http://localhost:4400'}
          session={initialSession(await auth())}
        >
          <AccountBar />
          {children}
        </Providers>
      </body>
    </html>
  );
}
