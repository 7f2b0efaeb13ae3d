import { SignedIn } from '@gatehouse/ui';
import type { ReactNode } from 'react';
import { AccountBar } from './account-bar';
import { Providers } from './providers';
import '@gatehouse/ui/styles.css';

export const metadata = { title: 'Host', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>
          <SignedIn>
            <AccountBar />
          </SignedIn>
          {children}
        </Providers>
      </body>
    </html>
  );
}
