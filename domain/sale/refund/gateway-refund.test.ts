import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideRefundReport,
  GATEWAY_REFUND_STATES,
  GATEWAY_REFUND_TRANSITIONS,
  nextRefundStep,
} from './gateway-refund.ts';
import { REFUND_STATUSES } from './refund.ts';

const OUTCOMES = ['ACCEPTED', 'DONE', 'REFUSED'] as const;
const anyKnown = fc.record({
  state: fc.constantFrom(...GATEWAY_REFUND_STATES),
  status: fc.constantFrom(...REFUND_STATUSES),
  byProvider: fc.boolean(),
});
const sent = { state: 'SENDING', status: 'SENT', byProvider: true } as const;

describe('a refund at a gateway', () => {
  it('is sent once, asked about before it is sent again, and left alone when it is over', () => {
    expect(GATEWAY_REFUND_STATES.map(nextRefundStep)).toEqual(['SEND', 'ASK_BEFORE_SENDING', 'ASK', null, null]);
  });

  it('every state but the first is reached', () => {
    const reached = new Set(Object.values(GATEWAY_REFUND_TRANSITIONS).flat());
    expect(GATEWAY_REFUND_STATES.filter((state) => !reached.has(state as never))).toEqual(['DUE']);
  });

  it.each([
    ['ACCEPTED', 'NOTE'],
    ['DONE', 'CONFIRM'],
    ['REFUSED', 'FALL_BACK'],
  ] as const)('that was sent: %s means %s', (outcome, decision) => {
    expect(decideRefundReport(sent, { outcome })).toBe(decision);
  });

  it('is confirmed only while its money is on its way, and only once', () => {
    fc.assert(
      fc.property(anyKnown, fc.constantFrom(...OUTCOMES), (known, outcome) => {
        const decision = decideRefundReport(known, { outcome });
        if (decision === 'CONFIRM' || decision === 'FALL_BACK') {
          expect(known).toMatchObject({ byProvider: true, status: 'SENT' });
          expect(['SENDING', 'ACCEPTED', 'REFUSED']).toContain(known.state);
        }
        if (decision === 'CONFIRM_AFTER_ALL') expect(['DECIDED', 'FAILED']).toContain(known.status);
        if (known.state === 'DONE') expect(decision).toBe('REPEATED');
      }),
    );
  });

  it('given up by a person is confirmed after all, or is a person’s task once a transfer left', () => {
    const givenUp = { state: 'ACCEPTED', byProvider: false } as const;
    const done = (status: (typeof REFUND_STATUSES)[number]) =>
      decideRefundReport({ ...givenUp, status }, { outcome: 'DONE' });
    expect(REFUND_STATUSES.map((status) => [status, done(status)])).toEqual([
      ['DECIDED', 'CONFIRM_AFTER_ALL'],
      ['SENT', 'PAID_TWICE'],
      ['FAILED', 'CONFIRM_AFTER_ALL'],
      ['CONFIRMED', 'PAID_TWICE'],
    ]);
    expect(decideRefundReport({ ...givenUp, status: 'FAILED' }, { outcome: 'REFUSED' })).toBe('CLOSE');
  });

  it('stays open, is repeated or closes when the gateway reports again', () => {
    expect(decideRefundReport({ ...sent, state: 'REFUSED' }, { outcome: 'REFUSED' })).toBe('REPEATED');
    expect(decideRefundReport({ ...sent, state: 'ACCEPTED' }, { outcome: 'ACCEPTED' })).toBe('STILL_OPEN');
    expect(decideRefundReport({ ...sent, status: 'CONFIRMED' }, { outcome: 'DONE' })).toBe('CLOSE');
  });
});
