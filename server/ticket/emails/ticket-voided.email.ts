import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { facts, heading, naming, outlinedButton, paragraph } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

type VoidedTicket = { readonly event: EventLetter; readonly ticketName: string; readonly contactUrl: string };

export function ticketVoidedEmail(ticket: VoidedTicket, locale: Locale): WrittenEmail {
  const { event, ticketName, contactUrl } = ticket;
  const name = oneLine(event.name);
  const title = said('Your ticket has been voided', 'Vé của bạn đã bị hủy')[locale];
  const opening = said(
    `Our team voided your ticket for ${name}. Its QR code no longer works and the place has been released. ` +
      'If you didn’t expect this, write to us.',
    `Đội ngũ của chúng tôi đã hủy vé của bạn tại ${name}. Mã QR không còn dùng được và chỗ đã được trả lại. ` +
      'Nếu có thắc mắc, bạn nhắn cho chúng tôi nhé.',
  )[locale];
  const open = said('Contact us', 'Liên hệ chúng tôi')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Ticket', 'Vé')[locale], oneLine(ticketName)],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Ticket voided: ${name}`, `Vé đã hủy: ${name}`)[locale],
    preview: opening,
    event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), outlinedButton(open, contactUrl)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), `${open}: ${contactUrl}`],
  });
}
