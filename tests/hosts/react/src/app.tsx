import { Callback, IdentityProvider, Show, SignedIn, SignedOut, ThemeProvider } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { LoginBox } from '@gatehouse/ui/login';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
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

function SignInCallback() {
  const navigate = useNavigate();
  return <Callback onSignedIn={({ pathname, search }) => navigate(pathname + search)} />;
}

function SignIn() {
  const navigate = useNavigate();
  return <LoginBox onSuccess={() => navigate('/')} />;
}

function Administration() {
  return (
    <Show
      when={{ permission: 'fe.secure.read.tenantApiTokens' }}
      signedOut={<Link to="/">Sign in</Link>}
      fallback={<p>Ask an administrator.</p>}
    >
      <AdminPortal page="apiTokens" queryClient={queryClient} />
    </Show>
  );
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <IdentityProvider identity={identity}>
        <ThemeProvider theme="light">
          <BrowserRouter>
            <SignedIn>
              <AccountBar />
            </SignedIn>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/oauth/callback" element={<SignInCallback />} />
              <Route path="/account/login" element={<SignIn />} />
              <Route path="/admin" element={<Administration />} />
            </Routes>
          </BrowserRouter>
        </ThemeProvider>
      </IdentityProvider>
    </QueryClientProvider>
  );
}
