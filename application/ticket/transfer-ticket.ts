import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type GivenTicket, TicketTransfers } from '#application/ticket/ports/ticket-transfers.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { type RecipientRefusal, readRecipient, readTicketName } from '#domain/ticket/recipient.ts';

export type TypedRecipient = WithNameOrder & {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
};

/** Changes are never retried: after a lost answer the ticket shows the outcome. */
export type TransferTicket = {
  readonly give: (ticketId: string, to: TypedRecipient) => Promise<Result<null, Trouble | RecipientRefusal>>;
  /** `newCode` emails a new QR code and voids the old one. */
  readonly edit: (
    ticketId: string,
    to: TypedRecipient,
    newCode: boolean,
    /** Of the event's team; absent or blank: it stays. */
    ticketName?: string,
  ) => Promise<Result<null, Trouble | RecipientRefusal>>;
  readonly takeBack: (ticketId: string) => Promise<Result<null, Trouble>>;
  readonly mailAgain: (ticketId: string) => Promise<Result<null, Trouble>>;
  readonly look: (secret: string) => Promise<Result<GivenTicket, Trouble>>;
  readonly receive: (secret: string, answers: SubmittedAnswers | null) => Promise<Result<string, Trouble>>;
};

const heard = <T>(answer: Promise<Result<T, Refusal>>): Promise<Result<T, Trouble>> =>
  answer.catch(() => refused({ code: 'UNREACHABLE' }));

/** [S1-19] */
export const TransferTicket = defineUseCase(
  'TransferTicket',
  { ticketTransfers: TicketTransfers },
  ({ ticketTransfers }): TransferTicket => {
    const named = async (
      act: TicketTransfers['give'],
      ticketId: string,
      typed: TypedRecipient,
    ): Promise<Result<null, Trouble | RecipientRefusal>> => {
      const to = readRecipient(typed);
      return to.ok ? heard(act(ticketId, to.value)) : to;
    };
    return {
      give: (ticketId, to) => named(ticketTransfers.give, ticketId, to),
      edit: async (ticketId, to, newCode, ticketName = '') => {
        const name = readTicketName(ticketName);
        if (!name.ok) return name;
        return named((id, recipient) => ticketTransfers.edit(id, recipient, newCode, name.value), ticketId, to);
      },
      takeBack: (ticketId) => heard(ticketTransfers.takeBack(ticketId)),
      mailAgain: (ticketId) => heard(ticketTransfers.mailAgain(ticketId)),
      look: (secret) => retry(() => ticketTransfers.look(secret)),
      receive: (secret, answers) => heard(ticketTransfers.receive(secret, answers)),
    };
  },
);
