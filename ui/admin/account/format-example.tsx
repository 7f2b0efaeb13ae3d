'use client';
import * as accountSettings from '@gatehouse/sdk/account-settings';
import * as billing from '@gatehouse/sdk/billing';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { formatLocale } from '../../kit/dates/format-locale';
import { useCapability } from '../../react/capability';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { useTexts } from '../../react/texts';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';

/** Renders the current date, the last invoice and the next renewal in the account's formats. */
export function FormatExample() {
  const { formats: texts } = useAdminTexts('account');
  const { language } = useTexts();
  const { environment } = useIdentity();
  const { overview, invoices } = useCapability(billing);
  const may = useRights('subscription');
  const values = useWatch();
  const ofBilling = overview({ tenantId: useUser()?.tenantId });
  const listed = invoices();
  const { data: state } = useQuery({ ...ofBilling, enabled: ofBilling.enabled && may.read });
  const { data: all } = useQuery({ ...listed, enabled: listed.enabled && may.read });

  const currency: string = values.currency;
  const { date, moment } = accountSettings.accountFormatter(values, formatLocale(language));
  const last = all?.[0];
  const { subscription } = state ?? {};
  const next =
    subscription?.status === 'ACTIVE' && !subscription.cancellation ? subscription.currentPeriodEnd : undefined;
  const lines = [
    { label: texts.today, value: moment(environment.now()) },
    {
      label: texts.invoice,
      value:
        last?.paymentDate && last.amount !== undefined
          ? `${date(last.paymentDate)} · ${billing.formatMoney(last.amount, last.currency, language)}`
          : billing.formatMoney(1234.5, currency || 'USD', language),
    },
    ...(next ? [{ label: texts.renewal, value: date(next) }] : []),
  ];
  return (
    <dl
      aria-label={texts.example}
      className="gh:col-span-full gh:grid gh:gap-x-4 gh:gap-y-1 gh:rounded gh:bg-muted gh:p-3 gh:text-sm gh:@md:grid-cols-3"
      data-slot="format-example"
    >
      {lines.map(({ label, value }) => (
        <div key={label} className="gh:flex gh:flex-wrap gh:justify-between gh:gap-x-4 gh:@md:block">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
