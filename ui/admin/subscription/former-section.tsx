'use client';
import * as billing from '@gatehouse/sdk/billing';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { useFormats } from '../archetypes/formats/formats';
import { SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';

/** Renders ended subscriptions; nothing if there are none, or if they cannot be loaded. */
export function FormerSection() {
  const texts = useAdminTexts('subscription');
  const { date } = useFormats();
  const source = useQuery(useCapability(billing).formerSubscriptions());
  if (!source.data?.length) return null;
  return (
    <SectionShell title={texts.former} source={source}>
      {(former) => (
        <ul className="gh:grid gh:gap-3 gh:text-sm">
          {former.map(({ id, planName, status, startDate, endDate }) => (
            <li key={id} className="gh:flex gh:flex-wrap gh:items-baseline gh:gap-x-3 gh:gap-y-0.5">
              <span className="gh:font-medium gh:wrap-anywhere">{planName ?? '–'}</span>
              <Badge>{texts.statuses[status]}</Badge>
              <span className="gh:text-subtle gh:tabular-nums">
                {texts.period(startDate ? date(startDate) : '–', endDate ? date(endDate) : '–')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  );
}
