import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, link, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

export type MoveLetter = {
  readonly event: EventLetter;
  /** As the recipient knows it. */
  readonly before: Pick<EventLetter, 'beginAt' | 'endAt' | 'timezone' | 'place'>;
  /** Null: orders may not be given back. */
  readonly giveBackUntil: Instant | null;
  readonly ordersUrl: string;
};

const ONLINE = said('Online', 'Trực tuyến');

export function sessionMovedEmail(
  { event, before, giveBackUntil, ordersUrl }: MoveLetter,
  locale: Locale,
): WrittenEmail {
  const name = oneLine(event.name);
  const what = event.sessionName === '' ? name : `${name} (${oneLine(event.sessionName)})`;
  const was = { ...event, ...before };
  const time = when(was, locale) !== when(event, locale);
  const place = (letter: Pick<EventLetter, 'place'>) =>
    letter.place === null ? ONLINE[locale] : oneLine(letter.place, 200);
  const moved = place(was) !== place(event);
  const title = time
    ? moved
      ? said('New time and place', 'Thay đổi thời gian và địa điểm')[locale]
      : said('New time', 'Thay đổi thời gian')[locale]
    : said('New place', 'Thay đổi địa điểm')[locale];
  const opening = said(
    `${what} has been moved. Your ticket or invitation stays valid; there is nothing you need to do.`,
    `${what} có thay đổi. Vé hoặc thư mời của bạn vẫn có hiệu lực, bạn không cần làm gì thêm.`,
  )[locale];
  const calendar = said('Open the attached file to update your calendar.', 'Mở tệp đính kèm để cập nhật lịch của bạn.')[
    locale
  ];
  const back =
    giveBackUntil === null
      ? null
      : said(
          `If you can’t come, you can give your order back until ${showMoment(giveBackUntil, 'en', event.timezone)}: ` +
            'open it under My orders.',
          `Nếu không thể tham gia, bạn có thể trả lại đơn hàng đến ` +
            `${showMoment(giveBackUntil, 'vi', event.timezone)}: mở đơn trong mục Đơn hàng của tôi.`,
        )[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const orders = said('My orders', 'Đơn hàng của tôi')[locale];
  const rows: readonly (readonly [string, string, 'was'?])[] = [
    ...(time
      ? ([
          [said('New time', 'Thời gian mới')[locale], when(event, locale)],
          [said('Before', 'Trước đây')[locale], when(was, locale), 'was'],
        ] as const)
      : ([[said('Time', 'Thời gian')[locale], when(event, locale)]] as const)),
    ...(moved
      ? ([
          [said('New place', 'Địa điểm mới')[locale], place(event)],
          [said('Place before', 'Địa điểm trước đây')[locale], place(was), 'was'],
        ] as const)
      : ([[said('Place', 'Địa điểm')[locale], place(event)]] as const)),
  ];
  return layOutEmail({
    locale,
    subject: `${title}: ${what}`,
    preview: opening,
    event,
    body: [
      heading(title),
      paragraph(naming(what, opening)),
      facts(rows),
      quiet(calendar),
      button(open, event.url),
      ...(back === null ? [] : [paragraph(back), link(orders, ordersUrl)]),
    ],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      ...(back === null ? [] : [`${back} ${ordersUrl}`]),
      calendar,
      `${open}: ${event.url}`,
    ],
  });
}
