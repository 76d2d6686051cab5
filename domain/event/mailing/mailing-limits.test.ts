import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { MAILED_A_DAY, MAILED_A_DAY_WHEN_NEW, mayMail, NEW_SENDER_FOR } from './mailing-limits.ts';

const old = { accountSince: later(NOW, -NEW_SENDER_FOR), mailedToday: 0 };
const fresh = { accountSince: later(NOW, -NEW_SENDER_FOR + 1), mailedToday: 0 };
const because = (answer: ReturnType<typeof mayMail>) => (answer.ok ? null : answer.refusal.trouble);

describe('who may write to many people', () => {
  it('writes to somebody', () => {
    expect(because(mayMail(old, { people: 0, hasLinks: false }, NOW))).toEqual({ code: 'NO_RECIPIENTS' });
  });

  it('sends no links while the account is new', () => {
    const asked = { people: 1, hasLinks: true };
    expect(because(mayMail(old, asked, NOW))).toBeNull();
    expect(because(mayMail(fresh, asked, NOW))).toEqual({ code: 'LINKS_TOO_EARLY', from: later(NOW, 1) });
    expect(because(mayMail(fresh, { ...asked, hasLinks: false }, NOW))).toBeNull();
  });

  it('never writes to more people a day than the account’s age allows, and is told how many are left', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: MAILED_A_DAY }), { maxLength: 30 }),
        (isNew, presses) => {
          const max = isNew ? MAILED_A_DAY_WHEN_NEW : MAILED_A_DAY;
          const since = later(NOW, isNew ? -DAY : -NEW_SENDER_FOR);
          let mailedToday = 0;
          for (const people of presses) {
            const trouble = because(mayMail({ accountSince: since, mailedToday }, { people, hasLinks: false }, NOW));
            if (trouble === null) mailedToday += people;
            else expect(trouble).toEqual({ code: 'TOO_MANY_RECIPIENTS', people, left: max - mailedToday });
          }
          expect(mailedToday).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
