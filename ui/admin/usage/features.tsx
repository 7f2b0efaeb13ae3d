'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as billing from '@gatehouse/sdk/billing';
import * as entitlements from '@gatehouse/sdk/entitlements';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { featureName } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';

interface Feature extends entitlements.FeatureFacts {
  /** Reason why the feature is unavailable; undefined if it is available. */
  justification: 'MISSING_FEATURE' | 'MISSING_PERMISSION' | 'BUNDLE_EXPIRED' | undefined;
}

interface FeaturesProps {
  page: AdminPageId;
  source: UseQueryResult<entitlements.UserEntitlements>;
}

/** Renders the features of the account: source, end date, and whether the user may use each one. */
export function Features({ page, source }: FeaturesProps) {
  const { features: texts } = useAdminTexts('usage');
  const { names } = useAdminTexts('frame');
  const { date } = useFormats();
  const { environment } = useIdentity();
  const kinds = useColumnKinds<Feature>();
  const view = useListView(page, { pageSize: 10, sort: { id: 'name', desc: false }, name: 'features' });
  const check = useEntitled(source.data);
  const now = environment.now();
  const plansQuery = useCapability(billing).plans();
  const mayReadPlans = useRights('subscription').read;
  const { data: plans } = useQuery({ ...plansQuery, enabled: plansQuery.enabled && mayReadPlans });
  const columns = useMemo(() => {
    const planNames = new Map(plans?.map(({ id, name }) => [id, name]));
    // A plan that is not on offer has no name.
    const namesOf = (ids: readonly string[]) => ids.flatMap((id) => planNames.get(id) ?? []).join(', ');
    return [
      kinds.text('name', { header: texts.name, value: ({ key }) => featureName(key, names.features), fixed: true }),
      kinds.text('source', {
        header: texts.source,
        value: ({ source: from, planIds }) => (from === 'plan' ? texts.plan(namesOf(planIds)) : texts.sources[from]),
      }),
      kinds.date('end', {
        header: texts.ends,
        value: ({ end }) => end,
        none: texts.never,
        badge: (time) => (time <= now ? { label: texts.ended(date(time)), tone: 'danger' } : undefined),
      }),
      kinds.badge('state', {
        header: texts.state,
        value: ({ justification }) => ({
          label: justification ? texts.refused[justification] : texts.active,
          tone: justification ? (justification === 'BUNDLE_EXPIRED' ? 'danger' : 'neutral') : 'success',
        }),
      }),
    ];
  }, [kinds, texts, date, now, plans, names.features]);
  const rows = source.data && entitlements.featureFacts(source.data);
  return (
    <ListPage
      level="section"
      title={texts.title}
      view={view}
      columns={columns}
      search={false}
      source={{
        data: rows?.map((row): Feature => {
          const result = check(row.key);
          return { ...row, justification: result.isEntitled ? undefined : result.justification };
        }),
        error: source.error,
        refetch: source.refetch,
      }}
      rowId={({ key }) => key}
      rowLabel={({ key }) => featureName(key, names.features)}
      empty={{ icon: <Gauge />, title: texts.emptyTitle, text: texts.empty }}
    />
  );
}

/** Returns the features that the user may use. */
export const useEntitled = (features: entitlements.UserEntitlements | undefined) => {
  const user = useUser();
  const compiled = entitlements.compileEntitlements(features);
  return (featureKey: string) => compiled.check({ featureKey }, { jwt: user });
};
