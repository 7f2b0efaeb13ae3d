'use client';
import type { Insight } from '@gatehouse/sdk/security-center';
import { useAdminTexts } from '../texts';
import { useDurationText } from './use-duration-text';

type Count = number | null | undefined;

/** Returns a function that formats the figures of a finding as text; missing ones are omitted. */
export const useFigures = (): ((figures: Insight['metadata']) => string[]) => {
  const { overview: texts } = useAdminTexts('security');
  const { policies, sessions } = useAdminTexts('security');
  const durationText = useDurationText();
  const of = <Value>(value: Value | null | undefined, format: (value: Value) => string) =>
    value === undefined || value === null ? [] : [format(value)];
  const proposed = (value: Count, format: (value: number) => string) =>
    of(value, (known) => texts.proposed(format(known)));

  return (figures) => {
    const { totalUsers, mfa, inactivity, password, sessions: limits, restrictions } = figures ?? {};
    const share = (count: Count, format: (count: number, total: number) => string) =>
      of(count, (known) => format(known, Math.max(totalUsers ?? known, known)));
    return [
      ...share(mfa?.enrolledUsersCount, texts.enrolled),
      ...share(inactivity?.staleUsersCount, texts.inactive),
      ...of(password?.breachedPasswordUsersCount, texts.breached),
      ...proposed(password?.userLockoutRecommendation, policies.attempts),
      ...proposed(password?.historyRecommendations, policies.passwords),
      ...proposed(limits?.forceReloginRecommendation, durationText),
      ...proposed(limits?.idleTimeoutRecommendation, durationText),
      ...proposed(limits?.concurrencyRecommendation, sessions.countFact),
      ...of(limits?.configuredSessionSettings, texts.limitsOn),
      ...of(restrictions?.ipsCount, texts.entries),
      ...of(restrictions?.domainsCount, texts.entries),
    ];
  };
};
