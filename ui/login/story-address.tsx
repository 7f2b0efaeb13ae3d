'use client';
import type { Identity } from '@gatehouse/sdk';
import { type ReactNode, useState } from 'react';
import { IdentityProvider, useIdentity } from '../react/identity';

/** An identity whose page stands at another address, which flows may clean. */
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

/** Stories open a page as a link would. */
export function AtAddress({ address, children }: { address: string; children: ReactNode }) {
  const identity = useIdentity();
  const [opened] = useState(() => standingAt(identity, address));
  return (
    <IdentityProvider identity={opened} load={false}>
      {children}
    </IdentityProvider>
  );
}
