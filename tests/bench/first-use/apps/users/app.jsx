import { IdentityProvider, SignedIn, SignedOut } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const LoginBox = lazy(async () => ({ default: (await import('@gatehouse/ui/login')).LoginBox }));

export const render = (identity) =>
  createRoot(document.querySelector('#root')).render(
    <IdentityProvider identity={identity} load={false}>
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
