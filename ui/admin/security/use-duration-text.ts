'use client';
import * as sessions from '@gatehouse/sdk/sessions';
import { useMemo } from 'react';
import { useTexts } from '../../react/texts';

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
