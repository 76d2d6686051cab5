import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { type EventDraft, emptyDraft, emptyTicket, type TicketDraft } from './event-draft.ts';
import { problemsOf, readEvent, readSession, readTicket } from './read-draft.ts';

const now = instant(Date.UTC(2026, 10, 20, 3));
const codes = (problems: readonly { readonly field: string; readonly code: string }[]) =>
  problems.map(({ field, code }) => `${field} ${code}`);
const session = (draft: EventDraft) => draft.sessions[0] as EventDraft['sessions'][number];
const ticket = (part: Partial<TicketDraft>): TicketDraft => ({
  ...emptyTicket('t', 'ONSITE'),
  name: 'Standard',
  unlimited: true,
  ...part,
});

describe('reading a draft', () => {
  it('an event needs a name, and an address unless it is online', () => {
    const empty = emptyDraft('s');
    expect(codes(readEvent(empty).problems)).toEqual(['name EVENT_NAME_MISSING', 'address ADDRESS_MISSING']);
    expect(codes(readEvent({ ...empty, name: 'A', format: 'ONLINE' }).problems)).toEqual(['link LINK_MISSING']);
    expect(codes(readEvent({ ...empty, name: 'A', format: 'ONLINE', link: 'javascript:alert(1)' }).problems)).toEqual([
      'link LINK_MALFORMED',
    ]);
  });

  it('a session ends after it begins, and a new one not in the past', () => {
    const draft = emptyDraft('s');
    const at = (begin: string, end: string) =>
      codes(readSession({ ...session(draft), begin, end }, draft, now).problems);
    expect(at('', '')).toEqual(['session.s.begin BEGIN_MISSING', 'session.s.end END_MISSING']);
    expect(at('2026-12-01T20:00', '2026-12-01T20:00')).toEqual(['session.s.end END_NOT_AFTER_BEGIN']);
    expect(at('2026-11-01T20:00', '2026-11-01T22:00')).toEqual(['session.s.end SESSION_IN_THE_PAST']);
    expect(at('2026-12-01T20:00', '2026-12-01T22:00')).toEqual([]);
  });

  it('a price is whole dong, written with or without separators', () => {
    const draft = emptyDraft('s');
    expect(readTicket(ticket({ kind: 'PAID', price: '1,250,000' }), draft).fields?.price).toBe(1_250_000);
    expect(readTicket(ticket({ kind: 'PAID', price: '1.250.000' }), draft).fields?.price).toBe(1_250_000);
    expect(codes(readTicket(ticket({ kind: 'PAID', price: '12,5' }), draft).problems)).toEqual([
      'ticket.t.price NOT_A_NUMBER',
    ]);
    expect(codes(readTicket(ticket({ kind: 'PAID', price: '0' }), draft).problems)).toEqual([
      'ticket.t.price PRICE_IS_ZERO',
    ]);
  });

  it('a price and required approval exclude each other', () => {
    const draft = { ...emptyDraft('s'), approval: true };
    expect(codes(readTicket(ticket({ kind: 'PAID', price: '50000' }), draft).problems)).toEqual([
      'ticket.t.price APPROVAL_ONLY_FOR_FREE',
    ]);
    expect(readTicket(ticket({ kind: 'FREE', price: '50000' }), draft).problems).toEqual([]);
  });

  it('the sales period follows the event, or is a period of its own [S3-48]', () => {
    const draft = emptyDraft('s');
    expect(readTicket(ticket({ saleBegin: '2026-11-21T08:00' }), draft).fields).toMatchObject({
      saleBeginAt: null,
      saleEndAt: null,
    });
    const scheduled = ticket({ sale: 'SCHEDULED', saleBegin: '2026-11-21T08:00', saleEnd: '2026-11-30T08:00' });
    expect(readTicket(scheduled, draft).fields).toMatchObject({
      saleBeginAt: Date.UTC(2026, 10, 21, 1),
      saleEndAt: Date.UTC(2026, 10, 30, 1),
    });
    expect(codes(readTicket({ ...scheduled, saleEnd: '2026-11-20T08:00' }, draft).problems)).toEqual([
      'ticket.t.saleEnd SALE_END_NOT_AFTER_BEGIN',
    ]);
  });

  it("lists problems in the form's order", () => {
    const wrong = ticket({ name: '', kind: 'PAID', price: 'x', unlimited: false, capacity: '' });
    expect(codes(readTicket(wrong, emptyDraft('s')).problems)).toEqual([
      'ticket.t.name TICKET_NAME_MISSING',
      'ticket.t.price NOT_A_NUMBER',
      'ticket.t.capacity COUNT_MISSING',
    ]);
  });

  it('publishing needs a ticket type in every session', () => {
    expect(codes(problemsOf(emptyDraft('s'), now))).toContain('session.s.tickets TICKET_MISSING');
  });

  it("passes on refusals of the domain's rules", () => {
    const draft = emptyDraft('s');
    const { fields, problems } = readEvent({ ...draft, name: 'x'.repeat(201), address: 'Huế' });
    expect(fields).toBeNull();
    expect(problems).toEqual([
      {
        field: 'name',
        code: 'REFUSED',
        refusal: { code: 'INVALID_INPUT', field: 'name', problem: { kind: 'TOO_LONG', max: 200 } },
      },
    ]);
    expect(
      codes(readTicket(ticket({ unlimited: false, capacity: '100001' }), { ...draft, format: 'ONLINE' }).problems),
    ).toEqual(['ticket.t.capacity REFUSED']);
  });

  it('says the true reason at its control: less than one set, or too long', () => {
    const draft = emptyDraft('s');
    const sets = ticket({ unlimited: false, capacity: '4', limit: '4', accountLimit: '4', multipleOf: '7' });
    expect(codes(readTicket(sets, draft).problems)).toEqual([
      'ticket.t.capacity LESS_THAN_A_SET',
      'ticket.t.limit LESS_THAN_A_SET',
      'ticket.t.accountLimit LESS_THAN_A_SET',
    ]);
    expect(codes(readTicket(ticket({ multipleOf: '101' }), draft).problems)).toEqual(['ticket.t.multipleOf REFUSED']);
    const long = 'x'.repeat(100_001);
    expect(readTicket(ticket({ description: long }), draft).problems).toMatchObject([
      { field: 'ticket.t.description', refusal: { problem: { kind: 'TOO_LONG', max: 2_000 } } },
    ]);
    expect(readEvent({ ...draft, name: 'A', address: 'Huế', description: long }).problems).toMatchObject([
      { field: 'description', refusal: { problem: { kind: 'TOO_LONG', max: 100_000 } } },
    ]);
  });

  it('needs no event address when every session has its own', () => {
    const draft = emptyDraft('s');
    const placed = { ...draft, name: 'A', sessions: [{ ...session(draft), address: 'Huế' }] };
    expect(readEvent(placed).problems).toEqual([]);
  });
});
