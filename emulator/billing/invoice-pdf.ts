import { accountFormatter } from '@gatehouse/sdk/account-settings';
import { addressLines, formatMoney, fromMinorUnits } from '@gatehouse/sdk/billing';
import type { InvoiceRow } from '../db/rows/billing';
import type { Call } from '../http/call';
import { type PdfText, pdfFile } from '../reports/pdf-file';
import { accountSettings } from '../rules/members/account-settings';
import { chargedCard } from './invoices';

const START = 56;
const END = 539;

/** Renders the invoice as a PDF, in the account's own date format. */
export const invoicePdf = async (call: Call, invoice: InvoiceRow, fileName: string | undefined): Promise<Response> => {
  const { db, client } = call;
  const tenant = db.tenants.get(invoice.tenantId);
  const card = chargedCard(db, invoice.tenantId);
  const { date } = accountFormatter(accountSettings.read(db, invoice.tenantId), 'en');
  const total = formatMoney(fromMinorUnits(invoice.amount), invoice.currency, 'en');
  const billedTo = [tenant?.name, card?.email, ...addressLines(card?.address ?? {})].filter((line): line is string =>
    Boolean(line),
  );

  const labeledValue = (label: string, value: string, y: number): PdfText[] => [
    { text: label, x: 360, y, gray: 0.4 },
    { text: value, x: END, y, alignEnd: true },
  ];
  const texts: PdfText[] = [
    { text: 'Invoice', x: START, y: 84, size: 24, bold: true },
    { text: client.name ?? 'Local identity provider', x: END, y: 80, size: 11, alignEnd: true },
    ...labeledValue('Number', invoice.number, 124),
    ...labeledValue('Date', date(invoice.at), 140),
    ...labeledValue('Status', invoice.paid ? 'Paid' : 'Not paid', 156),
    { text: 'Billed to', x: START, y: 124, gray: 0.4 },
    ...billedTo.map((text, at) => ({ text: text.slice(0, 60), x: START, y: 140 + at * 15 })),
    { text: 'Description', x: START, y: 270, gray: 0.4 },
    { text: 'Amount', x: END, y: 270, gray: 0.4, alignEnd: true },
    { text: invoice.planName, x: START, y: 298 },
    { text: `${date(invoice.periodStart)} – ${date(invoice.periodEnd)}`, x: START, y: 313, size: 9, gray: 0.4 },
    { text: total, x: END, y: 298, alignEnd: true },
    { text: 'Total', x: START, y: 352, bold: true },
    { text: total, x: END, y: 352, bold: true, alignEnd: true },
  ];
  const name = (fileName ?? `invoice-${invoice.number}.pdf`).replace(/[^\w.-]+/g, '-');
  return new Response(await pdfFile(`Invoice ${invoice.number}`, [{ texts, lines: [278, 330] }]), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
  });
};
