import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInvoice } from '#test/arbitraries/checkout.arbitraries.ts';
import { checkInvoice, type Invoice, type InvoiceField, NO_INVOICE } from './invoice.ts';

const full: Invoice = {
  required: true,
  companyName: ' Công ty Vemoi ',
  taxCode: '0312345678',
  address: '1 Lê Lợi, TP. HCM',
};

describe('a company invoice', () => {
  it('has trimmed details', () => {
    expect(checkInvoice(full)).toEqual({
      ok: true,
      value: { companyName: 'Công ty Vemoi', taxCode: '0312345678', address: '1 Lê Lợi, TP. HCM' },
    });
  });

  it.each<[Partial<Invoice>, InvoiceField[]]>([
    [{ companyName: '' }, ['companyName']],
    [{ taxCode: ' ' }, ['taxCode']],
    [{ address: '\t' }, ['address']],
    [{ address: '', companyName: '' }, ['companyName', 'address']],
  ])('with %j is incomplete: %j', (over, missing) => {
    expect(checkInvoice({ ...full, ...over })).toEqual({ ok: false, refusal: { code: 'INVOICE_INCOMPLETE', missing } });
  });

  it('is optional', () => {
    expect(checkInvoice(NO_INVOICE)).toEqual({ ok: true, value: null });
    expect(NO_INVOICE.required).toBe(false);
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const checked = checkInvoice(invoice);
        if (!invoice.required) expect(checked).toEqual({ ok: true, value: null });
        else if (checked.ok)
          expect(Object.values(checked.value ?? {}).every((detail) => detail.trim() !== '')).toBe(true);
        else expect(checked.refusal.missing.length).toBeGreaterThan(0);
      }),
    );
  });
});
