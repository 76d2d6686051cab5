import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { greeting } from '#server/platform/mail/layout/greeting.ts';
import { button, heading, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { recipientLinks } from '#server/platform/mail/layout/recipient-links.ts';
import { richHtml, richParagraphs } from '#server/platform/mail/layout/rich-text.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';
import { PERSONAL_LINK, REPLY_TO_INVITATION } from '#words/rsvp/rsvp-letter.ts';

export type GuestMailingLetter = {
  readonly event: Pick<EventLetter, 'name' | 'picture'>;
  readonly organiser: string;
  readonly guestName: string;
  readonly subject: string;
  readonly html: string;
  readonly baseUrl: string;
  readonly eventUrl: string;
  /** The guest's own; null: the button opens the event. */
  readonly invitationUrl: string | null;
  readonly reportUrl: string;
};

/** `optOutUrl`: the guest's own; null in a preview and a test. [S1-37] */
export function guestMailingEmail(letter: GuestMailingLetter, optOutUrl: string | null, locale: Locale): WrittenEmail {
  const name = oneLine(letter.event.name);
  const organiser = oneLine(letter.organiser, 100);
  const why = said(
    `${organiser} sent you this because of your ticket, registration or invitation for ${name}.`,
    `${organiser} gửi thư này cho bạn vì bạn có vé, đăng ký hoặc lời mời của ${name}.`,
  )[locale];
  const stop = said('Unsubscribe from this event’s emails', 'Ngừng nhận thư của sự kiện này');
  const url = letter.invitationUrl ?? letter.eventUrl;
  const open = (letter.invitationUrl === null ? said('View event', 'Xem sự kiện') : REPLY_TO_INVITATION)[locale];
  const own = letter.invitationUrl === null ? [] : [PERSONAL_LINK[locale]];
  const hello = greeting(letter.guestName, locale);
  const foot = recipientLinks({ stop, optOutUrl, reportUrl: letter.reportUrl }, locale);
  return layOutEmail({
    locale,
    subject: letter.subject,
    preview: why,
    event: letter.event,
    body: [
      heading(letter.subject),
      paragraph(hello),
      { html: richHtml(letter.html, letter.baseUrl) },
      button(open, url),
      ...own.map((words) => quiet(words)),
      quiet(why),
      ...foot.html,
    ],
    text: [letter.subject, hello, ...richParagraphs(letter.html), `${open}: ${url}`, ...own, why, ...foot.text],
  });
}
