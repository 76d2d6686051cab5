import type { HandOverNews } from '#domain/event/hand-over.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type Letter = {
  readonly news: HandOverNews;
  readonly event: Pick<EventLetter, 'name' | 'picture'>;
  readonly who: string;
  readonly url: string;
};

type Words = { readonly subject: Said; readonly title: Said; readonly explained: Said; readonly next: Said };

const WORDS: Readonly<Record<HandOverNews, (event: string, who: string) => Words>> = {
  RECEIVED: (event, who) => ({
    subject: said(`You now own ${event}`, `${event} giờ thuộc về bạn`),
    title: said('You now own this event', 'Sự kiện giờ thuộc về bạn'),
    explained: said(
      `${who} handed ${event} over to you. You get its revenue, also of tickets already sold, and pay its refunds.`,
      `${who} đã chuyển ${event} cho bạn. Bạn nhận doanh thu và chịu các khoản hoàn tiền, kể cả của vé đã bán.`,
    ),
    next: said(
      'If buyers pay you directly, check the payment instructions: they may still name the former owner’s account.',
      'Nếu khách trả tiền trực tiếp cho bạn, hãy kiểm tra hướng dẫn thanh toán: có thể vẫn ghi tài khoản của chủ cũ.',
    ),
  }),
  GIVEN: (event, who) => ({
    subject: said(`${who} now owns ${event}`, `${event} giờ thuộc về ${who}`),
    title: said('The event has a new owner', 'Sự kiện đã có chủ mới'),
    explained: said(
      `You handed ${event} over to ${who}. Its revenue, also of tickets already sold, goes to the new owner.`,
      `Bạn đã chuyển ${event} cho ${who}. Doanh thu, kể cả từ vé đã bán, thuộc về chủ mới.`,
    ),
    next: said(
      'You stay on its team as a manager until the new owner changes that.',
      'Bạn vẫn ở trong đội ngũ với vai trò Quản lý, cho đến khi chủ mới thay đổi.',
    ),
  }),
};

export function eventHandedOverEmail(letter: Letter, locale: Locale): WrittenEmail {
  const name = oneLine(letter.event.name, 100);
  const words = WORDS[letter.news](name, letter.who);
  const [title, explained, next] = [words.title[locale], words.explained[locale], words.next[locale]];
  const open = said('Open the team', 'Mở trang đội ngũ')[locale];
  const warning = said(
    'If you did not expect this, contact support.',
    'Nếu đây là điều bạn không ngờ tới, hãy liên hệ hỗ trợ.',
  )[locale];
  return layOutEmail({
    locale,
    subject: words.subject[locale],
    preview: explained,
    event: letter.event,
    body: [
      heading(title),
      paragraph(naming(name, explained)),
      paragraph(next),
      button(open, letter.url),
      quiet(warning),
    ],
    text: [title, explained, next, `${open}: ${letter.url}`, warning],
  });
}
