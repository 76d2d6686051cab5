import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import type { SupportTopic } from '#domain/people/contact-lead.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, facts, heading, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { SUPPORT_TOPIC_NAMES } from '#words/people/contact-topics.ts';
import { fieldName } from '#words/platform/field-names.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

export type ContactLeadLetter = {
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly topic: SupportTopic;
  readonly specifyInformation: string;
  readonly message: string;
  readonly locale: Locale;
  readonly receivedAt: Instant;
};

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', vi: 'Tiếng Việt' };

/** Answered within one business day. [S9-36] */
export function contactLeadEmail(lead: ContactLeadLetter & { readonly url: string }, locale: Locale): WrittenEmail {
  const name = oneLine(lead.fullName, 100);
  const topic = SUPPORT_TOPIC_NAMES[lead.topic][locale];
  const title = said(`${name} wrote to us`, `${name} vừa gửi lời nhắn`)[locale];
  const due = said('Answer within one business day.', 'Vui lòng phản hồi trong vòng 1 ngày làm việc.')[locale];
  const label = (field: string): string => fieldName(field)[locale];
  const rows: readonly (readonly [string, string])[] = [
    [label('full_name'), name],
    [label('phone_number'), lead.phoneNumber],
    [label('support_topic'), topic],
    ...(lead.specifyInformation === ''
      ? []
      : [[label('specify_information'), oneLine(lead.specifyInformation, 200)] as const]),
    [said('Language', 'Ngôn ngữ')[locale], LANGUAGES[lead.locale]],
    [said('Received', 'Nhận lúc')[locale], showMoment(lead.receivedAt, locale)],
  ];
  const open = said('Open the message', 'Mở lời nhắn')[locale];
  const lines = lead.message.split(/\r?\n/).filter((line) => line.trim() !== '');
  return layOutEmail({
    locale,
    subject: `[${topic}] ${title}`,
    preview: oneLine(lead.message, 120),
    body: [
      heading(title),
      paragraph(due),
      facts(rows),
      ...lines.map((line) => paragraph(line)),
      button(open, lead.url),
    ],
    text: [title, due, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), lead.message, `${open}: ${lead.url}`],
  });
}
