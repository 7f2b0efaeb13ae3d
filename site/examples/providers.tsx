import { createEmulator } from '@gatehouse/emulator';
import { createIdentity } from '@gatehouse/sdk';
import { IdentityProvider, QueryProvider, SignedIn, SignedOut, TextsProvider, ThemeProvider } from '@gatehouse/ui';
import { ToastProvider } from '@gatehouse/ui/kit';
import { en } from '@gatehouse/ui/locales/en';

// The local provider in this page; yours is at an address: createIdentity({ baseUrl, clientId }).
const { issuer: baseUrl, fetch } = createEmulator();
const identity = createIdentity({ baseUrl, clientId: 'portal', fetch });

/** All of them around an application. Only the identity is required; the others have defaults. */
export default function App() {
  return (
    <IdentityProvider identity={identity}>
      <QueryProvider>
        <TextsProvider texts={en}>
          <ThemeProvider theme="system">
            <ToastProvider>
              <SignedIn>
                <p>You are signed in.</p>
              </SignedIn>
              <SignedOut>
                <p>You are signed out.</p>
              </SignedOut>
            </ToastProvider>
          </ThemeProvider>
        </TextsProvider>
      </QueryProvider>
    </IdentityProvider>
  );
}
