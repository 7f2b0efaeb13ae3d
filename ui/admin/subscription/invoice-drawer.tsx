'use client';
import * as billing from '@gatehouse/sdk/billing';
import Download from 'lucide-react/icons/download';
import { Button } from '../../kit/button/button';
import { Badge } from '../../kit/display/badge';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { EntityDrawer, type EntityDrawerProps } from '../archetypes/drawer/entity-drawer';
import { useSaveDownload } from '../archetypes/form/use-save-download';
import { useFormats } from '../archetypes/formats/formats';
import { useAdminTexts } from '../texts';

interface InvoiceDrawerProps extends Pick<EntityDrawerProps<billing.Invoice>, 'view' | 'ids'> {
  all: readonly billing.Invoice[] | undefined;
}

/** Renders an invoice, opened from the list or by URL. */
export default function InvoiceDrawer({ view, ids, all }: InvoiceDrawerProps) {
  const texts = useAdminTexts('subscription');
  const { downloadInvoice, invoice } = useCapability(billing);
  const save = useSaveDownload(downloadInvoice());
  return (
    <EntityDrawer
      view={view}
      ids={ids}
      query={(id) => invoice({ id })}
      placeholderData={(id) => all?.find((invoice) => invoice.id === id)}
      title={({ receiptNumber, id }) => texts.invoice(receiptNumber ?? id)}
      badges={({ paid }) => <Badge tone={paid ? 'success' : 'danger'}>{paid ? texts.paid : texts.unpaid}</Badge>}
      tabs={[
        {
          id: 'invoice',
          title: texts.invoices,
          content: (current) => (
            <div className="gh:grid gh:justify-items-start gh:gap-6">
              <Details invoice={current} />
              <Button variant="secondary" onClick={() => void save(current, texts.downloadFailed)}>
                <Download aria-hidden />
                {texts.download}
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}

function Details({ invoice: { receiptNumber, id, paymentDate, amount, currency } }: { invoice: billing.Invoice }) {
  const texts = useAdminTexts('subscription');
  const { language } = useTexts();
  const { date } = useFormats();
  const details = [
    [texts.number, receiptNumber ?? id],
    [texts.date, paymentDate ? date(paymentDate) : '–'],
    [texts.amount, amount === undefined ? '–' : billing.formatMoney(amount, currency, language)],
  ] as const;
  return (
    <dl className="gh:grid gh:gap-4 gh:text-sm">
      {details.map(([label, value]) => (
        <div key={label} className="gh:grid gh:gap-0.5">
          <dt className="gh:text-subtle">{label}</dt>
          <dd className="gh:tabular-nums gh:wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
