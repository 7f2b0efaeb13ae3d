'use client';
import { createIdentity, type Identity } from '@gatehouse/sdk';
import { useState } from 'react';
import { IdentityProvider, useIdentity } from '../../react/identity';
import { AdminPortal, type AdminPortalProps } from '../admin-portal';
import type { PageOverrides } from '../use-portal';

/** Pages that a vendor has to switch on. */
const shown: PageOverrides = {
  usage: { visibility: 'always', featureFlag: 'multi-apps-admin-portal' },
  reports: { visibility: 'always' },
};

/** The same browser with a page that was loaded again: its storage and cookies are there, and nothing else. */
const reloaded = ({ environment, baseUrl, dispose }: Identity): Identity => {
  dispose();
  const options = { clientId: 'portal', entitlements: { enabled: true }, fetch: environment.fetch, environment };
  return createIdentity({ baseUrl: baseUrl('/').origin, ...options });
};

/** What a story does to the page around the portal. */
export interface Owners {
  identity: Identity;
  /** Path below the portal that is open. */
  path: string;
  go: (path: string) => void;
  reload: () => void;
}

interface OwnersStageProps extends Pick<AdminPortalProps, 'assistant'> {
  onRender: (owners: Owners) => void;
}

/** The whole portal in a host that keeps its address, and that can be loaded again. */
export function OwnersStage({ onRender, assistant }: OwnersStageProps) {
  const given = useIdentity();
  const [{ identity, turn }, setPage] = useState({ identity: given, turn: 0 });
  const [current, navigate] = useState('/account/profile');
  onRender({
    identity,
    path: current.replace('/account/', ''),
    go: (path) => navigate(`/account/${path}`),
    reload: () => setPage({ identity: reloaded(identity), turn: turn + 1 }),
  });
  return (
    <IdentityProvider identity={identity}>
      <AdminPortal key={turn} assistant={assistant} routing={{ base: '/account', current, navigate }} pages={shown} />
    </IdentityProvider>
  );
}
