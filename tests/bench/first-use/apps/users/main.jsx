import '@gatehouse/ui/styles.css';
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider, SignedIn, SignedOut } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { loadAdminPage } from '@gatehouse/ui/admin/load';
import { readAdminPage } from '@gatehouse/ui/admin/read';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const identity = createIdentity({ baseUrl: import.meta.env.VITE_IDENTITY_URL, clientId: 'local' });

const LoginBox = lazy(async () => ({ default: (await import('@gatehouse/ui/login')).LoginBox }));

void loadAdminPage('users');
void readAdminPage('users', identity);

createRoot(document.querySelector('#root')).render(
  <IdentityProvider identity={identity}>
    <SignedIn>
      <AdminPortal page="users" />
    </SignedIn>
    <SignedOut>
      <Suspense>
        <LoginBox />
      </Suspense>
    </SignedOut>
  </IdentityProvider>,
);
