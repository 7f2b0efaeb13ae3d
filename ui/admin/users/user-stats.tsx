'use client';
import * as users from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';

interface UserStatsProps {
  isWanted: boolean;
  /** Number of users that the filters leave; undefined without filters. */
  found: number | undefined;
  /** Whether users of sub-accounts are listed, who are not in the total. */
  hasSubAccounts: boolean;
}

/** Renders the number of users, once the list is there; nothing if it cannot be loaded. */
export function UserStats({ isWanted, found, hasSubAccounts }: UserStatsProps) {
  const { stats: texts } = useAdminTexts('users');
  const { language } = useTexts();
  const stats = useCapability(users).stats();
  const { data, isError } = useQuery({ ...stats, enabled: stats.enabled && isWanted });
  if (isError) return null;
  // Keeps its place, so that the list does not move down.
  if (!data) return <div aria-hidden className="gh:h-5" />;
  const number = new Intl.NumberFormat(language);
  const total = data.totalItems === undefined ? [] : [number.format(data.totalItems)];
  const count = (all: string) => {
    if (found === undefined) return texts.total(all);
    const some = number.format(found);
    return hasSubAccounts ? texts.total(some) : texts.found(some, all);
  };
  const lines = [
    ...total.map(count),
    ...(data.addedThisWeek === undefined ? [] : [texts.week(number.format(data.addedThisWeek))]),
    ...(data.superAdmins ? [texts.admins(number.format(data.superAdmins))] : []),
  ];
  return (
    <p className="gh:flex gh:flex-wrap gh:gap-x-6 gh:gap-y-1 gh:text-sm gh:text-subtle gh:tabular-nums">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
