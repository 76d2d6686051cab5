import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';

/** One ticket as it stands on paper. */
export type TicketSheet = {
  readonly event: EmailEventFacts;
  readonly orderNumber: string;
  readonly ticketName: string;
  readonly holder: PersonName;
  readonly holderEmail: string;
  /** The seat's name; null: there is none. */
  readonly seat: string | null;
  /** Admits to the online side of the event. */
  readonly online: boolean;
  readonly redeemCode: string;
  /** The signed text of the QR. */
  readonly qrText: string;
};

/** Writes what people print or keep as PDF, in the reader's language. */
export type PaperPrinter = {
  /** A page for each ticket. */
  readonly tickets: (sheets: readonly TicketSheet[], locale: Locale) => Promise<Buffer>;
};
export const PaperPrinter: Token<PaperPrinter> = token<PaperPrinter>('PaperPrinter');
