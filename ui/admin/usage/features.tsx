'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as billing from '@gatehouse/sdk/billing';
import * as entitlements from '@gatehouse/sdk/entitlements';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import Gauge from 'lucide-react/icons/gauge';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useUser } from '../../react/session';
import { featureName, useTexts } from '../../react/texts';
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
  const { language } = useTexts();
  const kinds = useColumnKinds<Feature>();
  const view = useListView(page, { pageSize: 10, name: 'features' });
  const check = useEntitled(source.data);
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
        none: ({ justification }) => (justification === 'MISSING_FEATURE' ? undefined : texts.never),
      }),
      kinds.badge('state', {
        header: texts.state,
        value: ({ justification }) => ({
          label: justification ? texts.refused[justification] : texts.active,
          tone: justification ? (justification === 'BUNDLE_EXPIRED' ? 'danger' : undefined) : 'success',
        }),
      }),
    ];
  }, [kinds, texts, plans, names.features]);
  const nameOf = ({ key }: Feature) => featureName(key, names.features);
  // What one has comes first.
  const rows =
    source.data &&
    entitlements
      .featureFacts(source.data)
      .map((row): Feature => {
        const result = check(row.key);
        return { ...row, justification: result.isEntitled ? undefined : result.justification };
      })
      .sort(
        (a, b) =>
          Number(a.justification !== undefined) - Number(b.justification !== undefined) ||
          nameOf(a).localeCompare(nameOf(b), language),
      );
  return (
    <ListPage
      level="section"
      title={texts.title}
      view={view}
      columns={columns}
      search={false}
      source={{
        data: rows,
        error: source.error,
        refetch: source.refetch,
      }}
      rowId={({ key }) => key}
      rowLabel={nameOf}
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
