'use client';
import { IdentityError } from '@gatehouse/sdk';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '../../../kit/button/button';
import { Alert } from '../../../kit/feedback/alert';
import { useKitTexts } from '../../../kit/texts';
import { useIdentity } from '../../../react/identity';
import { useAdminTexts } from '../../texts';

/** Milliseconds after which a request counts as slow. */
const SLOW = 10_000;

/** Returns whether a mounted query waits for its first response. Queries of the host are ignored. */
const isAwaited = (query: Query): boolean => {
  const { data, fetchStatus } = query.state;
  return query.queryKey[0] === 'gatehouse' && data === undefined && fetchStatus === 'fetching' && query.isActive();
};

/** Returns the queries without a response for {@link SLOW}. */
const useSlowReads = (): readonly Query[] => {
  const client = useQueryClient();
  const { environment } = useIdentity();
  const [slow, setSlow] = useState<readonly Query[]>([]);
  useEffect(() => {
    const cache = client.getQueryCache();
    const clocks = new Map<Query, () => void>();
    const look = (query: Query) => {
      const stop = clocks.get(query);
      if (isAwaited(query) === Boolean(stop)) return;
      if (!stop) {
        clocks.set(
          query,
          environment.after(SLOW, () => setSlow((before) => [...before, query])),
        );
        return;
      }
      stop();
      clocks.delete(query);
      setSlow((before) => (before.includes(query) ? before.filter((candidate) => candidate !== query) : before));
    };
    for (const query of cache.getAll()) look(query);
    const leave = cache.subscribe(({ query }) => look(query));
    return () => {
      leave();
      for (const stop of clocks.values()) stop();
      setSlow([]);
    };
  }, [client, environment]);
  return slow;
};

interface SlowReadsProps {
  /** Class names that position the message. */
  className: string;
}

/** Renders a message while requests are slow, long before they time out, with buttons to resend or cancel them. */
export function SlowReads({ className }: SlowReadsProps) {
  const { resource: texts } = useAdminTexts('frame');
  const kit = useKitTexts();
  const client = useQueryClient();
  const slow = useSlowReads();
  const filter = { predicate: (query: Query) => slow.includes(query) };
  const readAgain = async () => {
    await client.cancelQueries(filter);
    await client.refetchQueries(filter);
  };
  const giveUp = async () => {
    await client.cancelQueries(filter, { silent: true });
    // Each part of the page then renders its own error with a retry.
    for (const query of slow) {
      query.setState({ status: 'error', fetchStatus: 'idle', error: new IdentityError('timeout') });
    }
  };
  return (
    <div role="status" className={slow.length > 0 ? className : 'gh:sr-only'}>
      {slow.length > 0 && (
        <Alert
          actions={
            <>
              <Button variant="secondary" size="sm" onClick={() => void readAgain()}>
                {kit.retry}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => void giveUp()}>
                {kit.cancel}
              </Button>
            </>
          }
        >
          {texts.slow}
        </Alert>
      )}
    </div>
  );
}
