import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';

/** A corporate that its owner offers to somebody else. */
export type CorporateOffer = { readonly to: AccountId; readonly offeredAt: Instant };

const OFFERED_FOR = 14 * DAY;

export const offerEnds = ({ offeredAt }: CorporateOffer): Instant => later(offeredAt, OFFERED_FOR);

/** What was offered since then is still open. */
export const firstOffer = (now: Instant): Instant => later(now, -OFFERED_FOR);

export type OfferCommand =
  /** `to` null: nobody has signed in with that email yet. */
  | { readonly kind: 'OFFER'; readonly by: AccountId; readonly to: AccountId | null }
  | { readonly kind: 'WITHDRAW'; readonly by: AccountId }
  | { readonly kind: 'ACCEPT'; readonly by: AccountId }
  | { readonly kind: 'DECLINE'; readonly by: AccountId };

export type OfferEvent =
  | { readonly kind: 'OFFERED'; readonly offer: CorporateOffer }
  | { readonly kind: 'WITHDRAWN'; readonly to: AccountId }
  | { readonly kind: 'ACCEPTED'; readonly from: AccountId | null; readonly to: AccountId }
  | { readonly kind: 'DECLINED' };

export type OfferRefusal = 'NOT_THE_OWNER' | 'NO_ACCOUNT' | 'OWNS_THE_CORPORATE' | 'NOT_OFFERED';

/** A later offer takes the place of the earlier one. Nothing changes hands until the new owner accepts. [design] */
export function decideOffer(
  command: OfferCommand,
  corporate: { readonly owner: AccountId | null; readonly offer: CorporateOffer | null },
  now: Instant,
): Result<OfferEvent, OfferRefusal> {
  const { owner } = corporate;
  const offer = corporate.offer !== null && now < offerEnds(corporate.offer) ? corporate.offer : null;
  switch (command.kind) {
    case 'OFFER':
      if (command.by !== owner) return refused('NOT_THE_OWNER');
      if (command.to === null) return refused('NO_ACCOUNT');
      if (command.to === owner) return refused('OWNS_THE_CORPORATE');
      return ok({ kind: 'OFFERED', offer: { to: command.to, offeredAt: now } });
    case 'WITHDRAW':
      if (command.by !== owner) return refused('NOT_THE_OWNER');
      return offer === null ? refused('NOT_OFFERED') : ok({ kind: 'WITHDRAWN', to: offer.to });
    case 'ACCEPT':
      return offer?.to === command.by ? ok({ kind: 'ACCEPTED', from: owner, to: command.by }) : refused('NOT_OFFERED');
    case 'DECLINE':
      return offer?.to === command.by ? ok({ kind: 'DECLINED' }) : refused('NOT_OFFERED');
    default:
      return never(command);
  }
}

/** What a person is told by email: the new owner of the first two, the owner before of the others. [design] */
export const OFFER_NEWS = ['OFFERED', 'RECEIVED', 'GIVEN', 'DECLINED'] as const;
export type OfferNews = (typeof OFFER_NEWS)[number];
