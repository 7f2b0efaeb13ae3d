'use client';
import { lacksPermission } from '@gatehouse/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';

/**
 * Renews the session when the provider refuses a call: the user's rights may have changed since the last renewal. Once
 * for the same rights, since a renewal cannot help against refusals of what the user never had.
 */
export const useRightsRenewal = (): void => {
  const { session } = useIdentity();
  const client = useQueryClient();
  const user = useUser();
  const rights = user && JSON.stringify([user.tenantId, ...user.permissions.map(({ key }) => key)]);
  const renewedFor = useRef<string>(undefined);

  useEffect(() => {
    if (rights === undefined) return;
    const look = (error: unknown) => {
      if (renewedFor.current === rights || !lacksPermission(error)) return;
      renewedFor.current = rights;
      // Without a renewal, the refusal itself is rendered.
      session.refresh().catch(() => undefined);
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        const isGatehouse = event.query.queryKey[0] === 'gatehouse';
        if (isGatehouse && event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, session, rights]);
};
