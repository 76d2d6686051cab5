import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { fillLetter, type LetterField } from '#domain/rsvp/letter.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { type Html, html } from '#server/platform/mail/layout/html.ts';
import { VERMILION } from '#server/platform/mail/layout/palette.ts';
import { button, facts, heading, paragraph, quiet, unbroken } from '#server/platform/mail/layout/pieces.ts';
import { recipientLinks } from '#server/platform/mail/layout/recipient-links.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';
import {
  ONLINE_PLACE,
  PERSONAL_LINK,
  REPLY_TO_INVITATION,
  USUAL_HEADLINE,
  USUAL_LETTER,
} from '#words/rsvp/rsvp-letter.ts';

export type InvitationLetter = {
  readonly event: EventLetter;
  /** The organiser's text; null: the default one. */
  readonly template: { readonly headline: string; readonly letter: string } | null;
  /** The organiser's; null: the guest's card. */
  readonly pictureUrl: string | null;
  /** The guest's card as a square picture. */
  readonly cardUrl: string;
  readonly guestName: string;
  /** Empty: the event's organiser invites. */
  readonly inviterName: string;
  readonly answerUrl: string;
  readonly reportUrl: string;
};

const LINK = '{link}';
const STOP = said('Unsubscribe from this organiser’s emails', 'Ngừng nhận thư của ban tổ chức này');

/** With the guest's own link. `optOutUrl`: the guest's own; null in a preview. [S1-34] [S1-35] */
export function invitationEmail(
  { event, template, pictureUrl, cardUrl, guestName, inviterName, answerUrl, reportUrl }: InvitationLetter,
  optOutUrl: string | null,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(event.name);
  const inviter = oneLine(inviterName === '' ? event.organiser : inviterName, 100);
  const headline = oneLine(template?.headline ?? USUAL_HEADLINE[locale], 150);
  const label = REPLY_TO_INVITATION[locale];
  const own = PERSONAL_LINK[locale];
  const foot = recipientLinks({ stop: STOP, optOutUrl, reportUrl }, locale);
  const values: Readonly<Record<LetterField, string>> = {
    name: oneLine(guestName, 100),
    event: name,
    time: when(event, locale),
    place: event.place === null ? ONLINE_PLACE[locale] : oneLine(event.place, 200),
    organiser: inviter,
    link: answerUrl,
  };
  const letter = template?.letter ?? USUAL_LETTER[locale];
  const paragraphs = letter.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  // Each once: the letter says some of it in its own words.
  const details = (
    [
      ['event', said('Event', 'Sự kiện')],
      ['time', said('When', 'Thời gian')],
      ['place', said('Where', 'Địa điểm')],
    ] as const satisfies readonly (readonly [LetterField, Said])[]
  )
    .filter(([field]) => !letter.includes(`{${field}}`))
    .map(([field, title]) => [title[locale], values[field]] as const);
  return layOutEmail({
    locale,
    subject: said(`${inviter} invites you: ${name}`, `${inviter} mời bạn: ${name}`)[locale],
    preview: `${headline}. ${when(event, locale)}`,
    event: { ...event, picture: { ...event.picture, url: pictureUrl ?? cardUrl } },
    pictureHeight: pictureUrl === null ? 600 : null,
    body: [
      heading(headline),
      ...paragraphs.map((part) =>
        part.trim() === LINK ? button(label, answerUrl) : paragraph(...lines(part, values, label)),
      ),
      facts(details),
      quiet(own),
      ...foot.html,
    ],
    text: [
      headline,
      ...paragraphs.map((part) => fillLetter(part, values)),
      ...(details.length === 0 ? [] : [details.map(([title, value]) => `${title}: ${value}`).join('\n')]),
      own,
      ...foot.text,
    ],
  });
}

/** Split at links before fields are filled, so that no name can become a link. */
function lines(part: string, values: Readonly<Record<LetterField, string>>, label: string): readonly Html[] {
  const link = html`<a href="${values.link}" style="color:${VERMILION};font-weight:700">${label}</a>`;
  return part
    .trim()
    .split('\n')
    .flatMap((line, at) => {
      const words = line
        .split(LINK)
        .flatMap((words, gap) =>
          gap === 0 ? [unbroken(fillLetter(words, values))] : [link, unbroken(fillLetter(words, values))],
        );
      return at === 0 ? words : [html`<br>`, ...words];
    });
}
