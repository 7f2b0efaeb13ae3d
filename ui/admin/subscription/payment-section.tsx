'use client';
import { addressLines, type BillingOverview } from '@gatehouse/sdk/billing';
import { Button } from '../../kit/button/button';
import { useTexts } from '../../react/texts';
import { SectionShell } from '../archetypes/settings/section-shell';
import { useAdminTexts } from '../texts';
import type { SectionProps } from './task';

/** Renders the card that is charged, and the billing details on invoices. */
export function PaymentSection({ source, mayChange, start }: SectionProps) {
  const texts = useAdminTexts('subscription');
  const { data } = source;
  const method = data?.paymentMethod;
  // The plan section already renders the loading error.
  if (!data && source.error) return null;
  if (data?.externallyManaged && !method) return null;
  return (
    <SectionShell title={texts.payment} holds={3} source={source} wide>
      {({ paymentMethod }) =>
        paymentMethod ? (
          <>
            <Method method={paymentMethod} />
            {mayChange && (
              <div className="gh:flex gh:flex-wrap gh:gap-2">
                <Button size="sm" variant="secondary" onClick={() => start({ do: 'card', method: paymentMethod })}>
                  {texts.replace}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => start({ do: 'details', method: paymentMethod })}>
                  {texts.editDetails}
                </Button>
              </div>
            )}
          </>
        ) : (
          <p className="gh:text-sm gh:text-subtle">{texts.noCard}</p>
        )
      }
    </SectionShell>
  );
}

function Method({ method }: { method: NonNullable<BillingOverview['paymentMethod']> }) {
  const texts = useAdminTexts('subscription');
  const { language } = useTexts();
  const { brand, last4, expMonth, expYear, billingDetails } = method;
  const address = billingDetails?.address ?? {};
  const countryName =
    address.country && /^[A-Z]{2}$/.test(address.country)
      ? new Intl.DisplayNames(language, { type: 'region' }).of(address.country)
      : undefined;
  const lines = addressLines(address, countryName);
  return (
    <dl className="gh:grid gh:gap-3 gh:text-sm gh:@md:grid-cols-2">
      <div className="gh:grid gh:gap-0.5">
        <dt className="gh:sr-only">{texts.payment}</dt>
        <dd className="gh:wrap-anywhere">
          <bdi dir="ltr" className="gh:font-medium">
            {texts.card(brand ?? '', last4 ?? '')}
          </bdi>
        </dd>
        {/* As it is printed on the card. */}
        {expMonth && expYear && (
          <dd className="gh:text-subtle">{texts.expires(`${String(expMonth).padStart(2, '0')}/${expYear}`)}</dd>
        )}
      </div>
      <div className="gh:grid gh:gap-0.5">
        <dt className="gh:text-subtle">{texts.email}</dt>
        <dd className="gh:wrap-anywhere">{billingDetails?.email || '–'}</dd>
      </div>
      <div className="gh:grid gh:gap-0.5 gh:@md:col-start-2 gh:@md:row-span-2 gh:@md:row-start-1 gh:@md:content-start">
        <dt className="gh:text-subtle">{texts.address}</dt>
        <dd className="gh:wrap-anywhere">
          {lines.length === 0 && <span>–</span>}
          {lines.map((line) => (
            <span key={line} className="gh:block">
              <bdi>{line}</bdi>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
