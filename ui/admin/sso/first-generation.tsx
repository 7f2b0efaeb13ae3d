'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { Rights } from '@gatehouse/sdk/admin/rights';
import * as sso from '@gatehouse/sdk/sso';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LoadAlert } from '../../kit/feedback/load-alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { usePageAddress } from '../archetypes/page/address';
import { type SsoCalls, SsoCallsContext } from './calls';
import ConnectionView from './connection-view';
import Setup from './setup';

interface FirstGenerationProps {
  page: AdminPageId;
  title: string;
  may: Rights<'sso'>;
}

/** Path segment during the setup of the connection. */
const SETUP = `${sso.ONLY_CONNECTION}/setup`;

/**
 * Renders the only connection of a first-generation provider, with the same steps and parts on the older operations.
 */
export default function FirstGeneration({ page, title, may }: FirstGenerationProps) {
  const { rest, go } = usePageAddress(page);
  const all = useCapability(sso);
  const { data, error, refetch } = useQuery(all.saml());
  /** Values that are not sent before there is a domain, and a domain whose response is pending. */
  const [draft, setDraft] = useState<sso.SamlConfiguration>();
  const current = draft ?? data ?? null;

  const first = useCapability(useMemo(() => sso.firstGeneration(current, setDraft), [current]));
  const calls = useMemo(
    (): SsoCalls => ({
      ...all,
      ...first,
      defaultRoles: () => all.samlDefaultRoles(),
      groups: () => all.samlGroups(),
      saveGroups: () => all.saveSamlGroups(),
      isFirst: true,
    }),
    [all, first],
  );

  if (error && data === undefined) {
    return (
      <div role="alert">
        <LoadAlert error={error} onRetry={refetch} />
      </div>
    );
  }
  if (data === undefined) return <Skeleton className="gh:h-40 gh:rounded-lg" />;
  const open = (to: string, search = '') => go({ rest: to, search });
  return (
    <SsoCallsContext.Provider value={calls}>
      {may.write && rest === SETUP ? (
        <Setup
          page={page}
          connection={current ? sso.asConnection(current) : undefined}
          onBack={() => open('')}
          onCreated={() => open(SETUP, 'step=values')}
          onFinish={() => open('')}
        />
      ) : (
        <ConnectionView
          page={page}
          title={title}
          may={may}
          connection={sso.asConnection(current)}
          resume={may.write ? () => open(SETUP) : undefined}
        />
      )}
    </SsoCallsContext.Provider>
  );
}
