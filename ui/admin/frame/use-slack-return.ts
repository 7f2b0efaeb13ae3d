'use client';
import { useEffect } from 'react';
import { useIdentity } from '../../react/identity';
import { usePortalAddress } from '../archetypes/page/address';

/** Opens the Slack tab on return from Slack, since the registered redirect URL cannot name a page of the portal. */
export const useSlackReturn = (): void => {
  const { environment } = useIdentity();
  const address = usePortalAddress();
  useEffect(() => {
    if (!environment.page()?.searchParams.get('state')?.startsWith('slack.')) return;
    address.go({ page: 'webhooks', rest: 'slack', search: '' }, 'replace');
  }, [environment, address]);
};
