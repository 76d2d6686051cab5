import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { AnswerCounts } from '#domain/event/questionnaire/answer-counts.ts';
import type { FieldType, Form, FormField } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** The answers of one ticket's holder. */
export type AnsweredTicket = {
  readonly ticketId: string;
  readonly ticketName: string;
  readonly holder: string;
  readonly email: string;
  readonly at: Instant;
  /** Of the questions that were asked. */
  readonly answers: readonly { readonly label: string; readonly type: FieldType; readonly text: string }[];
  /** By column of the table of answers; null: not asked. */
  readonly cells: readonly (string | null)[];
};

/** A question of any version of the form. */
export type AnswerColumn = { readonly id: number; readonly label: string; readonly type: FieldType };

/** `isCut`: only the newest tickets were counted. */
export type CountedAnswers = {
  readonly tickets: number;
  readonly isCut: boolean;
  readonly questions: readonly AnswerCounts[];
};

export type Questionnaires = {
  /** The current form; null: none. */
  readonly read: (eventId: number) => Promise<Result<Form | null, Refusal>>;
  /** Stores a new version and answers it. STALE: `version`, as read (0: no questions), is no longer the newest. */
  readonly write: (eventId: number, fields: readonly FormField[], version: number) => Promise<Result<Form, Refusal>>;
  readonly columns: (eventId: number) => Promise<Result<readonly AnswerColumn[], Refusal>>;
  /** How often each option was chosen. */
  readonly counts: (eventId: number) => Promise<Result<CountedAnswers, Refusal>>;
  /** Newest first. */
  readonly answered: (eventId: number, at: PageAt) => Promise<Result<Page<AnsweredTicket>, Refusal>>;
};
export const Questionnaires: Token<Questionnaires> = token<Questionnaires>('Questionnaires');
