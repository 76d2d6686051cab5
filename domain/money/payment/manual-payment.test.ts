import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant } from '#domain/kernel/instant.ts';
import {
  checkManualReason,
  checkManualTerms,
  MANUAL_HOURS,
  MANUAL_INSTRUCTIONS_LONGEST,
  MANUAL_REASON_LONGEST,
  manualHold,
  manualReminderAt,
  manualStep,
  NO_MANUAL_TERMS,
} from './manual-payment.ts';
import { PAYMENT_STATES } from './payment-state.ts';

const terms = { open: true, instructions: 'VCB 0011 2233', hours: 24 };

describe('terms of manual payment', () => {
  it('are closed until the organiser opens them, and open ones say where the money goes', () => {
    expect(checkManualTerms(NO_MANUAL_TERMS)).toMatchObject({ ok: true, value: { open: false } });
    expect(checkManualTerms({ ...terms, instructions: ' \n ' })).toMatchObject({
      ok: false,
      refusal: { field: 'instructions', problem: { kind: 'REQUIRED' } },
    });
    expect(checkManualTerms({ ...terms, instructions: ` ${terms.instructions}\n` })).toEqual({
      ok: true,
      value: terms,
    });
    expect(checkManualTerms({ ...terms, instructions: 'x'.repeat(MANUAL_INSTRUCTIONS_LONGEST + 1) })).toMatchObject({
      refusal: { field: 'instructions', problem: { kind: 'TOO_LONG', max: MANUAL_INSTRUCTIONS_LONGEST } },
    });
  });

  it('let places wait for whole hours, from one to a week', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 400 }), fc.double({ noNaN: true })), (hours) => {
        const allowed = Number.isInteger(hours) && hours >= MANUAL_HOURS.least && hours <= MANUAL_HOURS.most;
        expect(checkManualTerms({ ...terms, hours }).ok).toBe(allowed);
        if (allowed) expect(manualHold({ hours })).toBe(hours * HOUR);
      }),
    );
  });
});

it('a refusal of a manual payment has a reason', () => {
  expect(checkManualReason('  ')).toMatchObject({ refusal: { field: 'reason', problem: { kind: 'REQUIRED' } } });
  expect(checkManualReason(' Không thấy tiền ')).toEqual({ ok: true, value: 'Không thấy tiền' });
  expect(checkManualReason('x'.repeat(MANUAL_REASON_LONGEST + 1))).toMatchObject({ refusal: { field: 'reason' } });
});

it('reminds when a quarter of the time is left', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 7 * 24 * HOUR }), (beganAt, time) => {
      const payBefore = instant(beganAt + time);
      const at = manualReminderAt(instant(beganAt), payBefore);
      expect(payBefore - at).toBe(Math.floor(time / 4));
      expect(at).toBeGreaterThanOrEqual(beganAt);
    }),
  );
});

it('only a payment that waits is answered; the same answer again changes nothing, the other one is over', () => {
  const steps = PAYMENT_STATES.map((state) => [state, manualStep(state, 'CONFIRM'), manualStep(state, 'REFUSE')]);
  expect(steps.filter(([, confirm, refuse]) => confirm !== 'OVER' || refuse !== 'OVER')).toEqual([
    ['PENDING', 'ANSWER', 'ANSWER'],
    ['SUCCEEDED', 'REPEATED', 'OVER'],
    ['FAILED', 'OVER', 'REPEATED'],
  ]);
});
