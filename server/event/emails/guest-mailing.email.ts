import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import { html, style } from '#server/platform/mail/layout/html.ts';
import { ASH } from '#server/platform/mail/layout/palette.ts';
import { button, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { richHtml, richParagraphs } from '#server/platform/mail/layout/rich-text.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export type GuestMailingLetter = {
  readonly event: Pick<EventLetter, 'name' | 'picture'>;
  readonly organiser: string;
  readonly guestName: string;
  readonly subject: string;
  readonly html: string;
  readonly baseUrl: string;
  readonly eventUrl: string;
  readonly reportUrl: string;
};

const SMALL = style('margin:0 0 8px;font-size:14px;line-height:1.6');
const smallLink = (label: string, url: string) =>
  html`<p ${SMALL}><a href="${url}" style="color:${ASH}">${label}</a></p>`;

/** `optOutUrl`: the guest's own; null in a preview and a test. [S1-37] */
export function guestMailingEmail(letter: GuestMailingLetter, optOutUrl: string | null, locale: Locale): WrittenEmail {
  const name = oneLine(letter.event.name);
  const organiser = oneLine(letter.organiser, 100);
  const why = said(
    `${organiser} sent you this because of your ticket or registration for ${name}.`,
    `${organiser} gửi thư này cho bạn vì bạn có vé hoặc đăng ký ${name}.`,
  )[locale];
  const stop = said('Unsubscribe from this event’s emails', 'Ngừng nhận thư của sự kiện này')[locale];
  const report = said('Report this email', 'Báo cáo thư này')[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const hello = greeting(letter.guestName, locale);
  const links = [...(optOutUrl === null ? [] : [[stop, optOutUrl] as const]), [report, letter.reportUrl] as const];
  return layOutEmail({
    locale,
    subject: letter.subject,
    preview: why,
    event: letter.event,
    body: [
      heading(letter.subject),
      paragraph(hello),
      { html: richHtml(letter.html, letter.baseUrl) },
      button(open, letter.eventUrl),
      quiet(why),
      ...links.map(([label, url]) => smallLink(label, url)),
    ],
    text: [
      letter.subject,
      hello,
      ...richParagraphs(letter.html),
      `${open}: ${letter.eventUrl}`,
      why,
      ...links.map(([label, url]) => `${label}: ${url}`),
    ],
  });
}
