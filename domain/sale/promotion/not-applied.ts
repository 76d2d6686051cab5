import type { Instant } from '#domain/kernel/instant.ts';

/** Why a promotion changes nothing for a purchase, with what the sentence and the next step need. */
export type NotApplied =
  | { readonly because: 'NOT_YET'; readonly beginAt: Instant }
  | { readonly because: 'OVER'; readonly endAt: Instant }
  | { readonly because: 'USED_UP' }
  /** None of the tickets that it is for was chosen. */
  | { readonly because: 'WRONG_TICKET'; readonly ticketTypeIds: readonly string[] }
  /** The tickets that it is for cost nothing. [S5-14] */
  | { readonly because: 'FREE_TICKET' }
  | { readonly because: 'TOO_FEW'; readonly minTicket: number; readonly chosen: number }
  /** Only a card of the promotion has it, and no card pays. */
  | { readonly because: 'CARD_NEEDED'; readonly issuer: string | null }
  | { readonly because: 'OTHER_CARD'; readonly issuer: string | null }
  | { readonly because: 'CARD_LIMIT'; readonly limit: number }
  /** It holds, but takes nothing off: another one takes more, or nothing is left to take it off. */
  | { readonly because: 'NO_GAIN' };
