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
      const whole = Math.max(60, Math.round(seconds / 60) * 60);
      // Large durations are rounded to days or hours, since their minutes are irrelevant.
      const rounded = whole > 2 * 86_400 ? Math.round(whole / 86_400) * 86_400 : whole;
      const { amount, unit } = sessions.fromSeconds(rounded);
      return new Intl.NumberFormat(language, { style: 'unit', unit: units[unit], unitDisplay: 'long' }).format(amount);
    };
  }, [language]);
};
