'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as billing from '@gatehouse/sdk/billing';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useMemo } from 'react';
import { saveFile } from '../../kit/save-text';
import { useKitTexts } from '../../kit/texts';
import { useToast } from '../../kit/toast';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { useColumnKinds } from '../resource/column-kinds';
import { ListPage } from '../resource/list-page';
import { useListView } from '../resource/use-list-view';
import { useSubmit } from '../resource/use-submit';
import { useAdminTexts } from '../texts';

const newestFirst = { id: 'date', desc: true };

/** What the account was charged, each invoice as a file. */
export function Invoices({ page }: { page: AdminPageId }) {
  const texts = useAdminTexts('subscription');
  const kit = useKitTexts();
  const { language } = useTexts();
  const toaster = useToast();
  const kinds = useColumnKinds<billing.Invoice>();
  const view = useListView(page, { pageSize: 10, sort: newestFirst });
  const { invoices, downloadInvoice } = useCapability(billing);
  const source = useQuery(invoices());
  const download = useSubmit(downloadInvoice());
  const columns = useMemo(
    () => [
      kinds.date('date', { header: texts.date, value: ({ paymentDate }) => paymentDate, fixed: true }),
      kinds.text('number', { header: texts.number, value: ({ receiptNumber, id }) => receiptNumber ?? id }),
      kinds.other('amount', {
        header: texts.amount,
        value: ({ amount }) => amount ?? 0,
        cell: ({ amount, currency }) => (amount === undefined ? '–' : billing.formatMoney(amount, currency, language)),
        align: 'end',
      }),
      kinds.badge('status', {
        header: texts.status,
        value: ({ paid }) => ({ label: paid ? texts.paid : texts.unpaid, tone: paid ? 'success' : 'danger' }),
      }),
    ],
    [kinds, texts, language],
  );
  const save = async (invoice: billing.Invoice) => {
    try {
      const { blob, fileName } = await download(invoice);
      saveFile(fileName, blob);
    } catch (thrown) {
      toaster.error(texts.downloadFailed, kit.describeError(thrown));
    }
  };
  return (
    <ListPage
      level="section"
      title={texts.invoices}
      source={source}
      view={view}
      columns={columns}
      search={false}
      rowId={({ id }) => id}
      rowLabel={({ receiptNumber, id }) => receiptNumber ?? id}
      rowActions={(invoice) => [
        { label: texts.download, icon: <Download aria-hidden />, onSelect: () => void save(invoice) },
      ]}
      empty={{ icon: <ReceiptText />, title: texts.noInvoicesTitle, text: texts.noInvoices }}
    />
  );
}
