import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { MailingRefusal } from './mailing-refusals.ts';

/** While an account is new it cannot send phishing in our name. [design] */
export const NEW_SENDER_FOR = 7 * DAY;
/** People whom an account may write to in any 24 hours. [design] */
export const MAILED_A_DAY_WHEN_NEW = 200;
export const MAILED_A_DAY = 100_000;

export type Sender = {
  readonly accountSince: Instant;
  /** People written to in the last 24 hours. */
  readonly mailedToday: number;
};

/** Whether the sender may write to so many people. `hasLinks`: the body has a link to any site. [design] */
export function mayMail(
  { accountSince, mailedToday }: Sender,
  { people, hasLinks }: { readonly people: number; readonly hasLinks: boolean },
  now: Instant,
): Result<null, MailingRefusal> {
  const knownFrom = later(accountSince, NEW_SENDER_FOR);
  const isNew = now < knownFrom;
  if (people === 0) return refused({ code: 'MAILING_REFUSED', trouble: { code: 'NO_RECIPIENTS' } });
  if (isNew && hasLinks)
    return refused({ code: 'MAILING_REFUSED', trouble: { code: 'LINKS_TOO_EARLY', from: knownFrom } });
  const left = Math.max(0, (isNew ? MAILED_A_DAY_WHEN_NEW : MAILED_A_DAY) - mailedToday);
  return people <= left
    ? ok(null)
    : refused({ code: 'MAILING_REFUSED', trouble: { code: 'TOO_MANY_RECIPIENTS', people, left } });
}
