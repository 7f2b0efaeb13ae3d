'use client';
import type { Identity } from '@gatehouse/sdk';
import { type ReactNode, useState } from 'react';
import { IdentityProvider, useIdentity } from '../../react/identity';

/** Returns an identity whose page has another URL, which flows may clean. */
const standingAt = (identity: Identity, address: string): Identity => {
  let page = new URL(address, 'http://localhost:4300');
  const environment = {
    ...identity.environment,
    page: () => new URL(page),
    replacePage: (url: URL) => {
      page = url;
    },
  };
  return { ...identity, environment };
};

/** Renders stories at a URL, as if a link had been followed. */
export function AtAddress({ address, children }: { address: string; children: ReactNode }) {
  const identity = useIdentity();
  const [opened] = useState(() => standingAt(identity, address));
  return (
    <IdentityProvider identity={opened} load={false}>
      {children}
    </IdentityProvider>
  );
}
