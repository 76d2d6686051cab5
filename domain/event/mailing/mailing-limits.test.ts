import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { MAILED_A_DAY, MAILED_A_DAY_WHEN_NEW, mayLink, mayMail, mayMailAt, NEW_SENDER_FOR } from './mailing-limits.ts';

const old = { accountSince: later(NOW, -NEW_SENDER_FOR), isIdentified: false };
const fresh = { accountSince: later(NOW, -NEW_SENDER_FOR + 1), isIdentified: false };
const identified = { accountSince: NOW, isIdentified: true };
const publisher = { name: 'Linh', isCorporate: false };
const email = { people: 1, hasLinks: false, signedAs: 'Linh', publisher };
const because = (answer: ReturnType<typeof mayMail>) => (answer.ok ? null : answer.refusal.trouble);

describe('who may write to many people', () => {
  it('writes to somebody', () => {
    expect(because(mayMail(old, 0, { ...email, people: 0 }, NOW))).toEqual({ code: 'NO_RECIPIENTS' });
  });

  it('sends no links while the account is new, unless its identity card is approved', () => {
    const linked = { ...email, hasLinks: true };
    for (const sender of [old, identified]) expect(because(mayMail(sender, 0, linked, NOW))).toBeNull();
    const tooEarly = { code: 'LINKS_TOO_EARLY', from: later(NOW, 1) };
    expect(because(mayMail(fresh, 0, linked, NOW))).toEqual(tooEarly);
    expect(because(mayLink(fresh, true, NOW))).toEqual(tooEarly);
    for (const answer of [mayMail(fresh, 0, email, NOW), mayLink(fresh, false, NOW)])
      expect(because(answer)).toBeNull();
  });

  it('does not write in the name of a bank, however old the account is', () => {
    for (const sender of [old, fresh, identified])
      expect(because(mayMail(sender, 0, { ...email, signedAs: 'Vietcombank CSKH' }, NOW))).toEqual({
        code: 'BANK_AS_SENDER',
        bank: 'Vietcombank',
      });
  });

  it('is judged for a later day as the account will be then, whoever comes until then', () => {
    const anyPeople = fc.integer({ min: 0, max: 2 * MAILED_A_DAY });
    fc.assert(
      fc.property(
        anyPeople,
        fc.boolean(),
        fc.integer({ min: 0, max: 2 * NEW_SENDER_FOR }),
        (people, hasLinks, wait) => {
          const at = later(NOW, wait);
          const isOld = at >= later(fresh.accountSince, NEW_SENDER_FOR);
          const may = mayMailAt(fresh, { ...email, people, hasLinks }, at);
          expect(may.ok).toBe(isOld ? people <= MAILED_A_DAY : !hasLinks && people <= MAILED_A_DAY_WHEN_NEW);
        },
      ),
    );
  });

  it('never writes to more people a day than the account allows, and is told how many are left and what adds to it', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.integer({ min: 1, max: MAILED_A_DAY }), { maxLength: 30 }),
        (isYoung, isIdentified, presses) => {
          const isNew = isYoung && !isIdentified;
          const max = isNew ? MAILED_A_DAY_WHEN_NEW : MAILED_A_DAY;
          const sender = { accountSince: later(NOW, isYoung ? -DAY : -NEW_SENDER_FOR), isIdentified };
          const raisedFrom = isNew ? later(NOW, NEW_SENDER_FOR - DAY) : null;
          let mailedToday = 0;
          for (const people of presses) {
            const trouble = because(mayMail(sender, mailedToday, { ...email, people }, NOW));
            if (trouble === null) mailedToday += people;
            else expect(trouble).toEqual({ code: 'TOO_MANY_RECIPIENTS', people, left: max - mailedToday, raisedFrom });
          }
          expect(mailedToday).toBeLessThanOrEqual(max);
        },
      ),
    );
  });
});
