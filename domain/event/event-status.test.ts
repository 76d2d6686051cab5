import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES } from './event.ts';
import { changeEventStatus, changeRefusal, EVENT_TRANSITIONS } from './event-status.ts';

const draft = { status: 'READY', hasOrders: false, blockers: [] } as const;
const published = { ...draft, status: 'PUBLISHED' } as const;

describe('the status of an event', () => {
  it.each([
    ['a draft is published', draft, 'PUBLISHED', { ok: true, value: 'PUBLISHED' }],
    [
      'a draft with something missing is not, and is told what',
      { ...draft, blockers: ['TICKET_MISSING'] },
      'PUBLISHED',
      { ok: false, refusal: { code: 'NOT_READY_TO_PUBLISH', blockers: ['TICKET_MISSING'] } },
    ],
    ['a published event goes back to a draft', published, 'READY', { ok: true, value: 'READY' }],
    ['but not once somebody has ordered', { ...published, hasOrders: true }, 'READY', { ok: false, refusal: { code: 'HAS_ORDERS' } }],
    ['a published event is cancelled, orders or not', { ...published, hasOrders: true }, 'CANCELLED', { ok: true, value: 'CANCELLED' }],
    [
      'a cancelled event stays cancelled',
      { ...draft, status: 'CANCELLED' },
      'PUBLISHED',
      { ok: false, refusal: { code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' } },
    ],
  ] as const)('%s', (_what, event, to, result) => {
    expect(changeEventStatus(event, to)).toEqual(result);
  });

  it('asked for the status it has, it stays; otherwise only what the table allows', () => {
    const status = fc.constantFrom(...EVENT_STATUSES);
    fc.assert(
      fc.property(status, status, fc.boolean(), (from, to, hasOrders) => {
        const changed = changeEventStatus({ status: from, hasOrders, blockers: [] }, to);
        if (from === to) expect(changed).toEqual({ ok: true, value: to });
        else if (changed.ok) expect(EVENT_TRANSITIONS[from]).toContain(to);
      }),
    );
  });

  it.each([
    ['READY', null],
    ['PUBLISHED', null],
    ['CANCELLED', { code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' }],
  ] as const)('what belongs to a %s event is kept from change by %j', (status, refusal) => {
    expect(changeRefusal(status)).toEqual(refusal);
  });
});
