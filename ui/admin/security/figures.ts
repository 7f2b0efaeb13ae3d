'use client';
import type { Insight } from '@gatehouse/sdk/security-center';
import * as sessions from '@gatehouse/sdk/sessions';
import { useMemo } from 'react';
import { useTexts } from '../../react/texts';
import { useAdminTexts } from '../texts';

type Count = number | null | undefined;

/** Returns a function that formats the figures of a finding as text; missing ones are omitted. */
export const useFigures = (): ((figures: Insight['metadata']) => string[]) => {
  const { overview: texts } = useAdminTexts('security');
  const { policies, sessions } = useAdminTexts('security');
  const durationText = useDurationText();
  const of = <Value>(value: Value | null | undefined, format: (value: Value) => string) =>
    value === undefined || value === null ? [] : [format(value)];
  const proposed = (value: Count, format: (value: number) => string) =>
    of(value, (number) => texts.proposed(format(number)));

  return (figures) => {
    const { totalUsers, mfa, inactivity, password, sessions: limits, restrictions } = figures ?? {};
    const share = (count: Count, format: (count: number, total: number) => string) =>
      of(count, (number) => format(number, Math.max(totalUsers ?? number, number)));
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

const units = { minutes: 'minute', hours: 'hour', days: 'day' } as const;

/** Returns a function that formats seconds in the largest unit that fits: "8 hours", "30 days". */
export const useDurationText = (): ((seconds: number) => string) => {
  const { language } = useTexts();
  return useMemo(() => {
    return (seconds) => {
      const fullMinutes = Math.max(60, Math.round(seconds / 60) * 60);
      // Large durations are rounded to days or hours, since their minutes are irrelevant.
      const rounded = fullMinutes > 2 * 86_400 ? Math.round(fullMinutes / 86_400) * 86_400 : fullMinutes;
      const { amount, unit } = sessions.fromSeconds(rounded);
      return new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' }).format(amount);
    };
  }, [language]);
};
