'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import type { Formats } from './language-formats';
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
    const { date, moment } = accountSettings.accountFormatter({ timezone, dateFormat, timeFormat }, language);
    const weekday = accountSettings.accountFormatter({ timezone, dateFormat: 'dddd' }, language);
    onFormats({ date, moment, full: (at) => `${weekday.date(at)}, ${moment(at)}`, currency });
  }, [timezone, dateFormat, timeFormat, currency, language, onFormats]);
  return null;
}
