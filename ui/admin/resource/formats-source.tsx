'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatLocale } from '../../kit/dates/format-locale';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { atClock, type Formats } from './language-formats';
import { browserTimeZone, isTimeZone } from './time-zones';
// Already loaded; with this import, bundlers split the frame into fewer files.
import '../texts';

interface FormatsSourceProps {
  /** Called with undefined if the account has none, or the provider refuses to return them. */
  onFormats: (formats: Formats | undefined) => void;
}

/** Loads the account's formats. */
export default function FormatsSource({ onFormats }: FormatsSourceProps) {
  const { language } = useTexts();
  const { data } = useQuery(useCapability(accountSettings).get({}));
  const { timezone, dateFormat, timeFormat, currency } = data ?? {};
  useEffect(() => {
    if (!timezone && !dateFormat && !timeFormat && !currency) return onFormats(undefined);
    const locale = formatLocale(language);
    const { date, day, moment } = accountSettings.accountFormatter({ timezone, dateFormat, timeFormat }, locale);
    const weekday = accountSettings.accountFormatter({ timezone, dateFormat: 'dddd' }, locale);
    const clock = accountSettings.accountFormatter({ timezone: 'UTC', timeFormat }, locale);
    onFormats({
      timeZone: timezone && isTimeZone(timezone) ? timezone : browserTimeZone(),
      date,
      day,
      moment,
      full: (at) => `${weekday.date(at)}, ${moment(at)}`,
      clock: (hour, minute) => clock.time(atClock(hour, minute)),
      currency,
    });
  }, [timezone, dateFormat, timeFormat, currency, language, onFormats]);
  return null;
}
