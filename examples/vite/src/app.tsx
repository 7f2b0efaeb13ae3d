import { IdentityProvider, SignedIn, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import type { Texts } from '@gatehouse/ui/locales/en';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AccountBar } from './account-bar';
import { identity } from './identity';
import { AccountPages, Home } from './pages';

// A sign-in does not wait for the administration.
const Administration = lazy(() => import('./administration'));

const queryClient = new QueryClient();

export function App({ texts }: { texts: Texts }) {
  return (
    <QueryClientProvider client={queryClient}>
      <IdentityProvider identity={identity}>
        <TextsProvider texts={texts}>
          <ThemeProvider theme="light">
            <BrowserRouter>
              <SignedIn>
                <AccountBar />
              </SignedIn>
              <Routes>
                <Route path="/" element={<Home />} />
                <Route
                  path="/admin"
                  element={
                    <Suspense>
                      <Administration />
                    </Suspense>
                  }
                />
                <Route path="/account/*" element={<AccountPages />} />
                <Route path="/oauth/callback" element={<AccountPages />} />
              </Routes>
            </BrowserRouter>
          </ThemeProvider>
        </TextsProvider>
      </IdentityProvider>
    </QueryClientProvider>
  );
}
