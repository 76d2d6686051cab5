import { NewKey } from '#application/platform/ports/new-key.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type Gift, GuestGifts } from '#application/ticket/ports/guest-gifts.ts';
import { TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type RecipientRefusal, readRecipient, readTicketName } from '#domain/ticket/recipient.ts';
import { TransferTicket, type TypedRecipient } from './transfer-ticket.ts';

type TypedGift = Omit<Gift, 'to'> & { readonly to: TypedRecipient };

/** [S2.14-18] */
export type EditGuest = Pick<TransferTicket, 'edit' | 'mailAgain'> & {
  /** One key per gift, across retries. */
  readonly newGift: NewKey;
  readonly give: (gift: TypedGift, key: string) => Promise<Result<null, Trouble | RecipientRefusal>>;
};

export const EditGuest = defineUseCase(
  'EditGuest',
  { ticketTransfers: TicketTransfers, gifts: GuestGifts, newKey: NewKey },
  ({ ticketTransfers, gifts, newKey }): EditGuest => {
    const { edit, mailAgain } = TransferTicket.make({ ticketTransfers });
    return {
      edit,
      mailAgain,
      newGift: newKey,
      give: async ({ to: typed, ticketName: typedName, ...gift }, key) => {
        const to = readRecipient(typed);
        if (!to.ok) return to;
        const name = readTicketName(typedName);
        return name.ok ? retry(() => gifts({ ...gift, to: to.value, ticketName: name.value }, key)) : name;
      },
    };
  },
);
