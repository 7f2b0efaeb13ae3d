/** The examples of the README, compiled. */

import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { createFlow } from '@gatehouse/sdk/flows';
import { loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import { bindQueryClient, createQueryClient } from '@gatehouse/sdk/query';
import { withStepUp } from '@gatehouse/sdk/sign-in';
import * as tokens from '@gatehouse/sdk/tokens';
import { Callback, IdentityProvider, Show, SignedIn, SignedOut, ThemeProvider } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { mountAdmin } from '@gatehouse/ui/embed';
import { LoginBox } from '@gatehouse/ui/login';

const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'your-client-id' });

export function App() {
  return (
    <IdentityProvider identity={identity}>
      <ThemeProvider theme="system">
        <Show when={{ permission: 'fe.secure.read.tenantApiTokens' }} fallback={<p>Ask an administrator.</p>}>
          <AdminPortal />
        </Show>
      </ThemeProvider>
    </IdentityProvider>
  );
}

export function CallbackRoute() {
  return <Callback />;
}

export function Greeting() {
  return (
    <>
      <SignedIn>Welcome</SignedIn>
      <SignedOut>Sign in</SignedOut>
      <Show when={{ role: 'admin' }} signedOut="Sign in" loading="…">
        Reports
      </Show>
    </>
  );
}

export function Login() {
  return <LoginBox />;
}

export const signInWithout = async (render: (state: unknown) => void, email: string) => {
  const flow = createFlow(loginFlow, loginDeps(identity));
  flow.subscribe(() => render(flow.get()));
  await flow.send('submit', { email });
};

export const carefully = (remove: () => Promise<void>) => withStepUp(identity, () => remove(), { maxAge: 300 });

export const withoutReact = async (element: Element) => {
  await identity.session.load();
  await identity.call(contracts.tokens).listUserApiTokens();
  const { client, stop } = createQueryClient(identity);
  await client.fetchQuery(identity.of(tokens).list({ type: 'ClientCredentials' }));
  const stopOther = bindQueryClient(identity, client);
  const { unmount } = mountAdmin(element, { identity });
  return () => {
    unmount();
    stopOther();
    stop();
    identity.dispose();
  };
};
