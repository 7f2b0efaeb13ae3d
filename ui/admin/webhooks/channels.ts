'use client';
import type { Channel } from '@gatehouse/sdk/connectivity';
import { useMemo } from 'react';
import { useRights } from '../archetypes/page/use-rights';

/** Last path segment of each channel's tab. */
export const tabOf = {
  webhook: 'webhooks',
  slack: 'slack',
  email: 'email',
  sms: 'sms',
} as const satisfies Readonly<Record<Channel, string>>;

const tabOrder: readonly Channel[] = ['webhook', 'slack', 'email', 'sms'];

/** Returns the channels that the user may read, in tab order. */
export const useReadableChannels = (): readonly Channel[] => {
  const may = useRights('webhooks');
  return useMemo(() => {
    const isReadable: Readonly<Record<Channel, boolean>> = {
      webhook: may.read,
      slack: may.readSlack,
      email: may.readEmail,
      sms: may.readSms,
    };
    return tabOrder.filter((channel) => isReadable[channel]);
  }, [may]);
};
