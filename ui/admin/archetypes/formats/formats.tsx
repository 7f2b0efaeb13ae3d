'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { formatLocale } from '../../../kit/dates/format-locale';
import { useCapability } from '../../../react/capability';
import { useTexts } from '../../../react/texts';
import { atClock, type Formats, languageFormats } from './language-formats';
import { browserTimeZone, isTimeZone } from './time-zones';

/** Context of the account's formats, which all its pages share; undefined outside of a portal. */
export const FormatsContext = createContext<Formats | undefined>(undefined);

/** Returns the date and time formats; stable until the language or the account's formats change. */
export const useFormats = (): Formats => {
  const accountFormats = useContext(FormatsContext);
  const { language } = useTexts();
  return useMemo(() => accountFormats ?? languageFormats(language), [accountFormats, language]);
};

/** Returns the account's formats; those of the language if it has none, or the provider refuses to return them. */
const useAccountFormats = (): Formats => {
  const { language } = useTexts();
  const { data } = useQuery(useCapability(accountSettings).get({}));
  const { timezone, dateFormat, timeFormat } = data ?? {};
  return useMemo(() => {
    if (!timezone && !dateFormat && !timeFormat) return languageFormats(language);
    const locale = formatLocale(language);
    const { date, day, moment, exact } = accountSettings.accountFormatter({ timezone, dateFormat, timeFormat }, locale);
    const weekday = accountSettings.accountFormatter({ timezone, dateFormat: 'dddd' }, locale);
    const clock = accountSettings.accountFormatter({ timezone: 'UTC', timeFormat }, locale);
    return {
      timeZone: timezone && isTimeZone(timezone) ? timezone : browserTimeZone(),
      date,
      day,
      moment,
      momentIn: (zone, at) =>
        accountSettings.accountFormatter({ timezone: zone, dateFormat, timeFormat }, locale).moment(at),
      exact,
      full: (at) => `${weekday.date(at)}, ${exact(at)}`,
      clock: (hour, minute) => clock.time(atClock(hour, minute)),
    };
  }, [timezone, dateFormat, timeFormat, language]);
};

/**
 * Provides the account's formats to the pages inside; a save updates them immediately. Rendering does not wait for
 * them: until they have loaded, dates follow the language.
 */
export function FormatsProvider({ children }: { children: ReactNode }) {
  return <FormatsContext.Provider value={useAccountFormats()}>{children}</FormatsContext.Provider>;
}
