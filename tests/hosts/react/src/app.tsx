import {
  IdentityProvider,
  RequireSession,
  Show,
  SignedIn,
  SignedOut,
  TextsProvider,
  ThemeProvider,
} from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import type { Texts } from '@gatehouse/ui/locales/en';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { AccountBar } from './account-bar';
import { identity } from './identity';
import { TokenList } from './token-list';

const queryClient = new QueryClient();

function Home() {
  return (
    <>
      <SignedOut>
        <main className="flex gap-4 p-4">
          <button type="button" onClick={() => void identity.session.login()}>
            Sign in
          </button>
          <Link to="/account/login">Sign in on this page</Link>
        </main>
      </SignedOut>
      <SignedIn>
        <TokenList />
      </SignedIn>
    </>
  );
}

/** Login, sign-up, activation, callback, log-out and the other account pages. */
function AccountPages() {
  return (
    <main>
      <AuthRoutes path={useLocation().pathname} navigate={useNavigate()} />
    </main>
  );
}

function Administration() {
  return (
    <RequireSession>
      <Show when={{ permission: 'fe.secure.read.tenantApiTokens' }} fallback={<p>Ask an administrator.</p>}>
        <AdminPortal page="apiTokens" queryClient={queryClient} />
      </Show>
    </RequireSession>
  );
}

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
                <Route path="/admin" element={<Administration />} />
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
