import type { AskedWhen, ChoiceTally } from '#domain/event/questionnaire/answer-counts.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type FilledFormRow = WithNameOrder & {
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly userOrderId: string;
  readonly accountId: AccountId;
  readonly ticketTypeId: string;
  readonly ticketName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly formVersion: number;
  readonly answers: SubmittedAnswers;
  readonly insertedAt: Instant;
};

/** What a ticket's attendee was not asked yet; `form` has the questions of its type only. */
export type UnansweredTicket = { readonly ticketTypeId: string; readonly form: Form };

type LateAnswers = {
  readonly eventId: number;
  readonly boughtTicketId: string;
  readonly formVersion: number;
  readonly answers: SubmittedAnswers;
  readonly by: AccountId;
};

type CountedChoices = {
  readonly tickets: number;
  readonly tallies: readonly ChoiceTally[];
  /** Tickets by question. */
  readonly answered: ReadonlyMap<number, number>;
  readonly asked: ReadonlyMap<number, number>;
};

/** `userOrderId` null: all orders. */
export type FilledFormsQuery = { readonly eventId: number; readonly userOrderId: string | null };

export type EventForms = {
  /** Oldest first. */
  readonly versions: (eventId: number) => Promise<readonly Form[]>;
  /** Adds a version, which applies from now on. */
  readonly write: (tx: Transaction, eventId: number, form: Form, at: Instant) => Promise<void>;
  /** Of valid tickets, newest first. */
  readonly filled: (query: FilledFormsQuery, page: PageRequest) => Promise<Page<FilledFormRow>>;
  /** Of the newest valid tickets, at most `most`; `tickets`: how many those are. */
  readonly choices: (eventId: number, asked: readonly AskedWhen[], most: number) => Promise<CountedChoices>;
  readonly countFilled: (query: FilledFormsQuery) => Promise<number | null>;
  /** null: there are no questions, or they were answered. */
  readonly unanswered: (eventId: number, boughtTicketId: string) => Promise<UnansweredTicket | null>;
  /** Keeps answers given after the order. */
  readonly answer: (tx: Transaction, late: LateAnswers) => Promise<void>;
};

export const EventForms: Token<EventForms> = token<EventForms>('EventForms');
