import { IdentityProvider, ThemeProvider, useSession } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { LoginBox } from '@gatehouse/ui/login';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Navigate, Outlet, Route, Routes, useNavigate } from 'react-router';
import { AccountBar } from './account-bar';
import { identity } from './identity';
import { TokenList } from './token-list';
import './main.css';

const queryClient = new QueryClient();

function SignedInOnly() {
  const { status } = useSession();
  if (status === 'loading') return <p>Loading</p>;
  if (status === 'unauthenticated') return <Navigate to="/sign-in" replace />;
  return (
    <>
      <AccountBar />
      <nav className="flex gap-4 px-4">
        <Link to="/">Overview</Link>
        <Link to="/admin">Administration</Link>
      </nav>
      <Outlet />
    </>
  );
}

function SignIn() {
  const navigate = useNavigate();
  const { status } = useSession();
  if (status === 'authenticated') return <Navigate to="/" replace />;
  return <LoginBox onSuccess={() => navigate('/')} />;
}

function Administration() {
  return (
    <div className="h-160">
      <AdminPortal page="apiTokens" queryClient={queryClient} />
    </div>
  );
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <IdentityProvider identity={identity}>
        <ThemeProvider theme="light">
          <BrowserRouter>
            <Routes>
              <Route path="/sign-in" element={<SignIn />} />
              <Route element={<SignedInOnly />}>
                <Route index element={<TokenList />} />
                <Route path="/admin" element={<Administration />} />
              </Route>
            </Routes>
          </BrowserRouter>
        </ThemeProvider>
      </IdentityProvider>
    </QueryClientProvider>
  </StrictMode>,
);
