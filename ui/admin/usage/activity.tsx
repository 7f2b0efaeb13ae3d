'use client';
import * as audits from '@gatehouse/sdk/audits';
import * as metadata from '@gatehouse/sdk/metadata';
import { useQuery } from '@tanstack/react-query';
import { TimeChart } from '../../kit/chart/time-chart';
import { dayOf, rangeOfDays } from '../../kit/dates/date-range';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useTexts } from '../../react/texts';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';

const DAYS = 7;

/** Returns the last days, oldest first, each as a time range for the log. */
const lastDays = (now: number, timezone: string) =>
  Array.from({ length: DAYS }, (_, place) => {
    const today = dayOf(now, timezone);
    const day = { ...today, day: today.day - (DAYS - 1 - place) };
    return rangeOfDays(day, day, timezone);
  });

/** Renders the entries of the audit log by day; nothing if the log cannot be filtered by time. */
export default function Activity() {
  const { activity: texts } = useAdminTexts('usage');
  const { language } = useTexts();
  const { environment } = useIdentity();
  const columns = useQuery(useCapability(metadata).auditColumns());
  const time = columns.data?.find(({ name, filterable }) => name === 'createdAt' && filterable);
  const formats = useFormats();
  const timezone = formats.timeZone;
  const days = lastDays(environment.now(), timezone);
  const totals = useCapability(audits).totals(days.map((day) => ({ columns: { createdAt: audits.intervalOf(day) } })));
  const { data: counts, error, refetch } = useQuery({ ...totals, enabled: totals.enabled && time !== undefined });
  if (columns.error || (columns.data && !time)) return null;
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <TimeChart
      caption={texts.title}
      label={texts.total(new Intl.NumberFormat(language).format(total))}
      loading={!counts && !error}
      error={error ?? undefined}
      onRetry={refetch}
      interval="day"
      unit={texts.unit}
      timeZone={timezone}
      dates={formats}
      points={days.map(({ from = '' }, place) => ({ at: from, value: counts?.[place] ?? 0 }))}
    />
  );
}
