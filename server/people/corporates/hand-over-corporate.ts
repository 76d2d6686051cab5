import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideOffer, type OfferCommand, type OfferEvent, type OfferNews } from '#domain/people/corporate-offer.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { type AccountRow, AccountRows } from '#server/people/ports/account-rows.ts';
import { CorporateOffers, type OfferedCorporate } from '#server/people/ports/corporate-offers.ts';
import { CorporateStaff } from '#server/people/ports/corporate-staff.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type OfferWish =
  | { readonly kind: 'OFFER'; readonly email: string }
  | { readonly kind: 'WITHDRAW' | 'ACCEPT' | 'DECLINE' };

/** Audited; both sides are told. [design] */
export type HandOverCorporate = (
  by: AccountId,
  corporateId: number,
  wish: OfferWish,
) => Promise<
  Result<
    true,
    RefusalOf<'NOT_FOUND'> | RefusalOf<'FORBIDDEN'> | RefusalOf<'INVALID_EMAIL'> | RefusalOf<'MEMBERS_REFUSED'>
  >
>;

const ACTS = {
  OFFERED: 'corporate.offered',
  WITHDRAWN: 'corporate.offer-withdrawn',
  ACCEPTED: 'corporate.handed-over',
  DECLINED: 'corporate.offer-declined',
} as const satisfies Record<OfferEvent['kind'], string>;

export const HandOverCorporate = defineUseCase(
  'HandOverCorporate',
  {
    offers: CorporateOffers,
    staff: CorporateStaff,
    accounts: AccountRows,
    viewers: ViewerFacts,
    outbox: EmailOutbox,
    audit: AuditLog,
    transact: Transact,
    clock: Clock,
    ids: NewId,
  },
  ({ offers, staff, accounts, viewers, outbox, audit, transact, clock, ids }): HandOverCorporate => {
    async function commandOf(
      by: AccountId,
      wish: OfferWish,
    ): Promise<Result<OfferCommand, RefusalOf<'INVALID_EMAIL'>>> {
      if (wish.kind !== 'OFFER') return ok({ kind: wish.kind, by });
      const email = parseEmailAddress(wish.email);
      if (!email.ok) return email;
      return ok({ kind: 'OFFER', by, to: (await accounts.findByEmail(email.value))?.accountId ?? null });
    }
    const tell = (
      tx: Transaction,
      { companyName }: OfferedCorporate,
      news: OfferNews,
      reader: Pick<AccountRow, 'email' | 'locale'> | null,
      who: Pick<AccountRow, 'email'> | null,
    ): Promise<void> =>
      reader === null || who === null
        ? Promise.resolve()
        : outbox.queue(tx, [
            {
              content: { message: 'corporate-offer', noticeId: ids.newId(), companyName, news, who: who.email },
              recipient: reader.email,
              locale: reader.locale,
            },
          ]);

    return async (by, corporateId, wish) => {
      const read = await commandOf(by, wish);
      if (!read.ok) return read;
      const done = await transact.transaction(async (tx): Promise<Awaited<ReturnType<HandOverCorporate>>> => {
        const corporate = await offers.lock(tx, corporateId);
        if (corporate === null) return refused({ code: 'NOT_FOUND' });
        const email = parseEmailAddress(corporate.ownerEmail ?? '');
        const owner = email.ok ? await accounts.findByEmail(email.value) : null;
        const decided = decideOffer(
          read.value,
          { owner: owner?.accountId ?? null, offer: corporate.offer },
          clock.now(),
        );
        if (!decided.ok)
          return decided.refusal === 'NOT_THE_OWNER'
            ? refused({ code: 'FORBIDDEN' })
            : refused({ code: 'MEMBERS_REFUSED', because: decided.refusal });
        const event = decided.value;
        const other = event.kind === 'OFFERED' ? event.offer.to : by;
        const them = await accounts.find(other);
        if (event.kind === 'OFFERED') await offers.put(tx, corporateId, event.offer);
        else await offers.remove(tx, corporateId);
        if (event.kind === 'ACCEPTED') {
          if (them === null) throw new Error(`The new owner ${other} has no account`);
          await offers.hand(tx, corporateId, them.email);
          await staff.remove(tx, corporateId, event.to);
          await tell(tx, corporate, 'RECEIVED', them, owner);
          await tell(tx, corporate, 'GIVEN', owner, them);
        }
        if (event.kind === 'OFFERED') await tell(tx, corporate, 'OFFERED', them, owner);
        if (event.kind === 'DECLINED') await tell(tx, corporate, 'DECLINED', owner, them);
        await audit.record(tx, {
          act: ACTS[event.kind],
          subject: `corporate:${corporateId}`,
          eventId: null,
          actor: by,
          facts: { from: owner?.accountId ?? null, to: event.kind === 'WITHDRAWN' ? event.to : other },
        });
        if (owner !== null) viewers.forget(owner.accountId);
        return ok(true);
      });
      viewers.forget(by);
      return done;
    };
  },
);
