import type { Trouble } from '#application/platform/trouble.ts';
import { TicketHands } from '#application/ticket/ports/ticket-hands.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type RecipientRefusal, readRecipient } from '#domain/ticket/recipient.ts';

/** What a person types of somebody who is to have a ticket. */
export type TypedRecipient = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Nothing is asked a second time by itself: what a lost answer was is seen on the ticket. */
export type HandOnTicket = {
  readonly give: (ticketId: string, to: TypedRecipient) => Promise<Result<null, Trouble | RecipientRefusal>>;
  /** `newCode`: a new QR is mailed to the address, and what was mailed before is dead. */
  readonly edit: (
    ticketId: string,
    to: TypedRecipient,
    newCode: boolean,
  ) => Promise<Result<null, Trouble | RecipientRefusal>>;
  readonly takeBack: (ticketId: string) => Promise<Result<null, Trouble>>;
  readonly mailAgain: (ticketId: string) => Promise<Result<null, Trouble>>;
  readonly receive: (secret: string) => Promise<Result<string, Trouble>>;
};

const heard = <T>(answer: Promise<Result<T, Refusal>>): Promise<Result<T, Trouble>> =>
  answer.catch(() => refused({ code: 'UNREACHABLE' }));

/** A ticket of one's own goes to somebody, comes back, or gets another name. [S1-19] */
export const HandOnTicket = defineUseCase(
  'HandOnTicket',
  { ticketHands: TicketHands },
  ({ ticketHands }): HandOnTicket => {
    const named = async (
      act: TicketHands['give'],
      ticketId: string,
      typed: TypedRecipient,
    ): Promise<Result<null, Trouble | RecipientRefusal>> => {
      const to = readRecipient(typed);
      return to.ok ? heard(act(ticketId, to.value)) : to;
    };
    return {
      give: (ticketId, to) => named(ticketHands.give, ticketId, to),
      edit: (ticketId, to, newCode) => named((id, recipient) => ticketHands.edit(id, recipient, newCode), ticketId, to),
      takeBack: (ticketId) => heard(ticketHands.takeBack(ticketId)),
      mailAgain: (ticketId) => heard(ticketHands.mailAgain(ticketId)),
      receive: (secret) => heard(ticketHands.receive(secret)),
    };
  },
);
