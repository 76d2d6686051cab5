import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';

export type TicketSheet = {
  readonly event: EmailEventFacts;
  readonly orderNumber: string;
  readonly ticketName: string;
  readonly holder: PersonName;
  readonly holderEmail: string;
  /** null: none. */
  readonly seat: string | null;
  /** Admits online. */
  readonly online: boolean;
  readonly redeemCode: string;
  /** The signed text of the QR code. */
  readonly qrText: string;
};

/** Writes PDFs in the reader's language. */
export type PaperPrinter = {
  /** One page per ticket. */
  readonly tickets: (sheets: readonly TicketSheet[], locale: Locale) => Promise<Buffer>;
};
export const PaperPrinter: Token<PaperPrinter> = token<PaperPrinter>('PaperPrinter');
