'use client';
import * as entitlements from '@gatehouse/sdk/entitlements';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import type { PageProps } from '../archetypes/page/page-props';
import { ResourceHeader } from '../archetypes/page/resource-header';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { Endings } from './endings';
import { Features } from './features';
import { Figures } from './figures';

/** Its chart is as large as the rest of the page. */
const Activity = lazyPart(() => import('./activity'));

/** Renders the usage of the account relative to its limits, from the existing operations. */
export default function UsagePage({ page, title }: PageProps) {
  const texts = useAdminTexts('usage');
  const audits = useRights('audits');
  const features = useQuery(useCapability(entitlements).load());
  return (
    <section className="gh:@container gh:grid gh:gap-6">
      <ResourceHeader title={title} description={texts.text} />
      <Figures source={features} />
      {/* Keeps the place of the chart while its code loads. */}
      {audits.read && (
        <div className="gh:min-h-80 gh:empty:hidden">
          <Activity />
        </div>
      )}
      <Features page={page} source={features} />
      <Endings features={features.data} />
    </section>
  );
}
