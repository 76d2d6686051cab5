import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, MINUTE } from '#domain/kernel/instant.ts';
import {
  applyEInvoiceReport,
  dropEInvoice,
  E_INVOICE_ASKS,
  E_INVOICE_STATES,
  E_INVOICE_TRANSITIONS,
  type EInvoice,
  type EInvoiceReport,
  type EInvoiceState,
  eInvoicePause,
  eInvoiceStep,
  retryEInvoice,
} from './e-invoice.ts';

const ISSUED = { number: 'C26TVE1', lookupCode: 'AXHBNK8I0H', issuedAt: instant(1) };
const BEGIN: EInvoice = { state: 'WAITING', sent: false };
const reports = fc.constantFrom<EInvoiceReport>(
  { kind: 'ISSUED', ...ISSUED },
  { kind: 'WORKING' },
  { kind: 'UNKNOWN' },
  { kind: 'REFUSED', because: 'TAX_CODE', said: 'Mã số thuế không hợp lệ' },
  { kind: 'UNANSWERED' },
);
const acts = fc.oneof(
  reports.map((report) => (before: EInvoice) => applyEInvoiceReport(before, report)),
  fc.constant((before: EInvoice) => {
    const again = retryEInvoice(before);
    return again.ok ? again.value : before;
  }),
  fc.constant(dropEInvoice),
);

describe('an e-invoice', () => {
  it('moves only as its table says, and is issued once', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 30 }), (walk) => {
        let invoice = BEGIN as EInvoice;
        for (const act of walk) {
          const next = act(invoice);
          const allowed: readonly EInvoiceState[] = E_INVOICE_TRANSITIONS[invoice.state];
          expect(next.state === invoice.state || allowed.includes(next.state)).toBe(true);
          if (invoice.state === 'ISSUED') expect(next).toBe(invoice);
          invoice = next;
        }
      }),
    );
  });

  it('has a way to each state from the one it begins with', () => {
    const reached = new Set<EInvoiceState>(['WAITING']);
    for (const state of reached) for (const next of E_INVOICE_TRANSITIONS[state]) reached.add(next);
    expect([...reached].toSorted()).toEqual([...E_INVOICE_STATES].toSorted());
  });

  it('is asked about before it is sent again, unless the provider knows of none', () => {
    expect(eInvoiceStep(BEGIN)).toBe('SEND');
    const lost: EInvoice = { state: 'WAITING', sent: true };
    expect(eInvoiceStep(lost)).toBe('ASK');
    expect(eInvoiceStep(applyEInvoiceReport(lost, { kind: 'UNKNOWN' }))).toBe('SEND');
    const silent = applyEInvoiceReport(lost, { kind: 'UNANSWERED' });
    expect(silent).toMatchObject({ state: 'FAILED', because: 'UNANSWERED', sent: true });
    expect(retryEInvoice(silent)).toEqual({ ok: true, value: lost });
    expect(eInvoiceStep({ state: 'ISSUED', ...ISSUED })).toBeNull();
  });

  it('is dropped by a full refund only where the provider certainly does not have it', () => {
    expect(dropEInvoice(BEGIN)).toEqual({ state: 'DROPPED' });
    for (const stays of [
      { state: 'WAITING', sent: true },
      { state: 'FAILED', because: 'UNANSWERED', said: null, sent: true },
      { state: 'ISSUED', ...ISSUED },
    ] as const)
      expect(dropEInvoice(stays)).toBe(stays);
  });

  it('is tried again only after it failed', () => {
    const failed = applyEInvoiceReport(BEGIN, { kind: 'REFUSED', because: 'SERIES', said: null });
    expect(retryEInvoice(failed)).toEqual({ ok: true, value: BEGIN });
    expect(retryEInvoice({ state: 'ISSUED', ...ISSUED })).toMatchObject({ ok: false });
  });

  it('waits longer each time: 2 minutes, then doubled, at most an hour, about a day in all', () => {
    const pauses = Array.from({ length: E_INVOICE_ASKS }, (_, at) => eInvoicePause(at + 1));
    expect(pauses.slice(0, 3)).toEqual([2 * MINUTE, 4 * MINUTE, 8 * MINUTE]);
    expect(Math.max(...pauses)).toBe(HOUR);
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * HOUR);
  });
});
