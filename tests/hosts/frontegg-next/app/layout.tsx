import { FronteggAppProvider } from '@frontegg/nextjs/app';
import type { ReactNode } from 'react';

export const metadata = { title: 'Host', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <FronteggAppProvider authOptions={{ keepSessionAlive: true }} entitlementsOptions={{ enabled: true }}>
          {children}
        </FronteggAppProvider>
      </body>
    </html>
  );
}
