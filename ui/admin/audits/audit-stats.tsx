'use client';
import * as audits from '@gatehouse/sdk/audits';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';

/** Renders the statistics of the log; nothing if they cannot be loaded. */
export function AuditStats() {
  const { stats: texts } = useAdminTexts('audits');
  const { language } = useTexts();
  const { data, isLoading } = useQuery(useCapability(audits).stats());
  if (isLoading) return <Skeleton className="gh:my-0.5 gh:w-64 gh:max-w-full" />;
  if (!data) return null;
  const number = new Intl.NumberFormat(language);
  const lines = [
    ...(data.totalToday === undefined ? [] : [texts.today(number.format(data.totalToday))]),
    ...(data.severeThisWeek === undefined ? [] : [texts.severe(number.format(data.severeThisWeek))]),
  ];
  return (
    <p className="gh:flex gh:flex-wrap gh:gap-x-6 gh:gap-y-1 gh:text-sm gh:text-subtle gh:tabular-nums">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
