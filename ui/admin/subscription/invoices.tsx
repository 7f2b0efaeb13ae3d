'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as billing from '@gatehouse/sdk/billing';
import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useTexts } from '../../react/texts';
import { useSaveDownload } from '../archetypes/form/use-save-download';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useDialogs } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';

const drawer = lazyPart(() => import('./invoice-drawer'));
const newestFirst = { id: 'date', desc: true };

/** Renders the invoices of the account with downloads. */
export function Invoices({ page }: { page: AdminPageId }) {
  const texts = useAdminTexts('subscription');
  const { language } = useTexts();
  const kinds = useColumnKinds<billing.Invoice>();
  const view = useListView(page, { pageSize: 10, sort: newestFirst });
  const source = useQuery(useCapability(billing).invoices());
  const save = useSaveDownload(useCapability(billing).downloadInvoice());
  const Drawer = useDialogs(drawer, view.open !== undefined, () => view.setOpen(undefined));
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
        {
          label: texts.download,
          icon: <Download aria-hidden />,
          onSelect: () => void save(invoice, texts.downloadFailed),
        },
      ]}
      opensRows
      empty={{ icon: <ReceiptText />, title: texts.noInvoicesTitle, text: texts.noInvoices }}
    >
      {(ids) => Drawer && <Drawer view={view} ids={ids} all={source.data} />}
    </ListPage>
  );
}
