import { askSurely } from '#application/platform/ask-surely.ts';
import type { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Gift, GuestGifts } from '#application/ticket/ports/guest-gifts.ts';
import type { TicketHands } from '#application/ticket/ports/ticket-hands.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import { type RecipientRefusal, readRecipient } from '#domain/ticket/recipient.ts';
import { type HandOnTicket, makeHandOnTicket, type TypedRecipient } from './hand-on-ticket.ts';

type TypedGift = Omit<Gift, 'to'> & { readonly to: TypedRecipient };

/**
 * What the event's team does with guests' tickets: another name or address, its mail again, a free ticket for somebody
 * new. [S2.14-18]
 */
export type EditGuest = Pick<HandOnTicket, 'edit' | 'mailAgain'> & {
  /** Names one gift, over however many tries. */
  readonly newGift: NewKey;
  readonly give: (gift: TypedGift, key: string) => Promise<Result<null, Trouble | RecipientRefusal>>;
};
export const EditGuest: Token<EditGuest> = token('EditGuest');

type Ports = { readonly ticketHands: TicketHands; readonly gifts: GuestGifts; readonly newKey: NewKey };

export const makeEditGuest = ({ ticketHands, gifts, newKey }: Ports): EditGuest => {
  const { edit, mailAgain } = makeHandOnTicket({ ticketHands });
  return {
    edit,
    mailAgain,
    newGift: newKey,
    give: async ({ to: typed, ...gift }, key) => {
      const to = readRecipient(typed);
      return to.ok ? askSurely(() => gifts({ ...gift, to: to.value }, key)) : to;
    },
  };
};
