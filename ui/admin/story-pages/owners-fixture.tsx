'use client';
import { createIdentity, type Identity } from '@gatehouse/sdk';
import { useState } from 'react';
import { IdentityProvider, useIdentity } from '../../react/identity';
import { AdminPortal, type AdminPortalProps } from '../frame/admin-portal';
import type { PageOverrides } from '../frame/use-portal';

/** Pages that a vendor has to enable. */
const overrides: PageOverrides = {
  usage: { visibility: 'always', featureFlag: 'multi-apps-admin-portal' },
  reports: { visibility: 'always' },
};

/** Returns an identity as after a page reload: only storage and cookies are kept. */
const reloaded = ({ environment, baseUrl, dispose }: Identity): Identity => {
  dispose();
  const options = { clientId: 'portal', entitlements: { enabled: true }, fetch: environment.fetch, environment };
  return createIdentity({ baseUrl: baseUrl('/').origin, ...options });
};

/** Controls of a story over the page around the portal. */
export interface Owners {
  identity: Identity;
  /** Current path below the portal. */
  path: string;
  go: (path: string) => void;
  reload: () => void;
}

interface OwnersFixtureProps extends Pick<AdminPortalProps, 'assistant'> {
  onRender: (owners: Owners) => void;
}

/** Renders the whole portal in a host that stores its location, and that can be reloaded. */
export function OwnersFixture({ onRender, assistant }: OwnersFixtureProps) {
  const initial = useIdentity();
  const [{ identity, turn }, setPage] = useState({ identity: initial, turn: 0 });
  const [current, navigate] = useState('/account/profile');
  onRender({
    identity,
    path: current.replace('/account/', ''),
    go: (path) => navigate(`/account/${path}`),
    reload: () => setPage({ identity: reloaded(identity), turn: turn + 1 }),
  });
  return (
    <IdentityProvider identity={identity}>
      <AdminPortal
        key={turn}
        assistant={assistant}
        routing={{ base: '/account', current, navigate }}
        pages={overrides}
      />
    </IdentityProvider>
  );
}
