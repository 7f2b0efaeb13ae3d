import * as billing from '@gatehouse/sdk/billing';
import { describe, expect, it } from 'vitest';
import { createProvider } from './provider';

describe('an invoice file', () => {
  it.each([
    [{ id: 'i1', receiptNumber: '2026-001' }, 'invoice-2026-001.pdf'],
    [{ id: 'i1', receiptNumber: null }, 'invoice-i1.pdf'],
    [{ id: 'i1' }, 'invoice-i1.pdf'],
    [{ id: 'i1', receiptNumber: '../2026/1 "x"' }, 'invoice-..-2026-1-x-.pdf'],
  ])('%j is saved as %s', async (invoice, fileName) => {
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const { identity, queries } = createProvider({ 'GET /billing/invoices/v1/i1/pdf': pdf });
    const file = await identity.of(billing).downloadInvoice().mutationFn(invoice);
    expect(file.fileName).toBe(fileName);
    expect(await file.blob.text()).toBe('%PDF-1.7');
    expect(queries()).toEqual([{ outputFileName: fileName }]);
  });
});
