import { createIdentity } from '@gatehouse/sdk';
import { fromServer } from '@gatehouse/sdk/from-server';
import { routerSession } from '@gatehouse/sdk/react-router';
import { initialSession } from '@gatehouse/sdk/server';
import { IdentityProvider, QueryProvider } from '@gatehouse/ui';
import { type ReactNode, useState } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import { AccountBar } from './account-bar';
import { sessionContext, sessions } from './session.server';

export const middleware = [routerSession(sessions, sessionContext)];

export const loader = ({ context }: Route.LoaderArgs) => ({
  identityUrl: process.env.IDENTITY_URL ?? 'http://localhost:4400',
  session: initialSession(context.get(sessionContext)),
});

export const meta = () => [{ title: 'Host' }];
export const links = () => [{ rel: 'icon', href: 'data:,' }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData: { identityUrl, session } }: Route.ComponentProps) {
  const [identity] = useState(() =>
    createIdentity({ baseUrl: identityUrl, clientId: 'local', server: fromServer({ session }) }),
  );
  return (
    <IdentityProvider identity={identity}>
      <QueryProvider>
        <AccountBar />
        <Outlet />
      </QueryProvider>
    </IdentityProvider>
  );
}
