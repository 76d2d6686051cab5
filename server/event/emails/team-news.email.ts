import type { NewsSums } from '#domain/event/news/team-news.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { html, style } from '#server/platform/mail/layout/html.ts';
import { ASH } from '#server/platform/mail/layout/palette.ts';
import { amounts, button, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type TeamNewsLetter = {
  readonly event: Pick<EventLetter, 'name' | 'picture'>;
  readonly daily: boolean;
  readonly sums: NewsSums;
  readonly url: string;
  readonly choiceUrl: string;
};

const SMALL = style('margin:0 0 8px;font-size:14px;line-height:1.6');

export function teamNewsEmail({ event, daily, sums, url, choiceUrl }: TeamNewsLetter, locale: Locale): WrittenEmail {
  const name = oneLine(event.name);
  const title = (daily ? said('Daily summary', 'Tổng hợp trong ngày') : titleOf(sums))[locale];
  const opening = (daily ? DAILY(name) : AT_ONCE(name))[locale];
  const problems = problemsOf(sums).map((problem) => problem[locale]);
  const rows = rowsOf(sums, locale);
  const open = said('Open the event', 'Mở sự kiện')[locale];
  const why = said(
    'You get this email because you work on this event.',
    'Bạn nhận thư này vì bạn tham gia tổ chức sự kiện.',
  )[locale];
  const choose = said('Choose which emails you get, and when', 'Chọn thư bạn muốn nhận và thời điểm')[locale];
  return layOutEmail({
    locale,
    subject: `${title}: ${name}`,
    preview: problems[0] ?? rows.map(([row, value]) => `${row}: ${value}`).join(' · '),
    event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      ...problems.map((problem) => paragraph(problem)),
      ...(rows.length === 0 ? [] : [amounts(rows)]),
      button(open, url),
      quiet(why),
      html`<p ${SMALL}><a href="${choiceUrl}" style="color:${ASH}">${choose}</a></p>`,
    ],
    text: [
      title,
      opening,
      ...problems,
      ...(rows.length === 0 ? [] : [rows.map(([row, value]) => `${row}: ${value}`).join('\n')]),
      `${open}: ${url}`,
      why,
      `${choose}: ${choiceUrl}`,
    ],
  });
}

const DAILY = (name: string): Said =>
  said(`What happened at ${name} since the last summary.`, `Những gì mới ở ${name} từ lần tổng hợp trước.`);
const AT_ONCE = (name: string): Said => said(`News from ${name}.`, `Tin mới từ ${name}.`);
const NOT_PUBLISHED = said(
  'It was not published at its scheduled time because something is missing. Open the event to see what it needs.',
  'Sự kiện chưa được đăng đúng giờ đã hẹn vì còn thiếu thông tin. Bạn mở sự kiện để xem còn thiếu gì rồi đăng lại.',
);
const NOT_MAILED = said(
  'A scheduled email to your guests was not sent. Open the event’s messages to see why, and choose a new time.',
  'Thư hẹn giờ gửi khách chưa được gửi. Bạn mở mục Tin nhắn của sự kiện để xem lý do và chọn thời gian khác.',
);
const problemsOf = ({ notPublished, notMailed }: NewsSums): readonly Said[] => [
  ...(notPublished > 0 ? [NOT_PUBLISHED] : []),
  ...(notMailed > 0 ? [NOT_MAILED] : []),
];

/** Named after what needs the organiser most. */
function titleOf({ notPublished, notMailed, registrations, orders }: NewsSums): Said {
  if (notPublished > 0) return said('Not published', 'Chưa đăng được sự kiện');
  if (notMailed > 0) return said('Scheduled email not sent', 'Thư hẹn giờ chưa gửi được');
  if (registrations > 0)
    return said(
      registrations === 1 ? '1 registration waits for you' : `${registrations} registrations wait for you`,
      `${registrations} đăng ký chờ bạn duyệt`,
    );
  if (orders > 0) return said(orders === 1 ? 'New order' : `${orders} new orders`, `${orders} đơn hàng mới`);
  return said('New answers to your invitations', 'Khách vừa trả lời lời mời');
}

function rowsOf(sums: NewsSums, locale: Locale): readonly (readonly [string, string])[] {
  const of = (count: number, parts: number, one: Said, many: Said): string =>
    `${groupDigits(count, locale)} (${groupDigits(parts, locale)} ${(parts === 1 ? one : many)[locale]})`;
  const tickets = [said('ticket', 'vé'), said('tickets', 'vé')] as const;
  const people = [said('person', 'người'), said('people', 'người')] as const;
  const row = (count: number, label: Said, value: string): readonly (readonly [string, string])[] =>
    count === 0 ? [] : [[label[locale], value]];
  const number = (count: number, label: Said) => row(count, label, groupDigits(count, locale));
  const money = (amount: number, label: Said) => row(amount, label, showMoney(dong(amount), locale));
  return [
    ...row(sums.orders, said('New orders', 'Đơn hàng mới'), of(sums.orders, sums.tickets, ...tickets)),
    ...money(sums.amount, said('Sales', 'Doanh thu')),
    ...row(
      sums.registrations,
      said('Waiting for approval', 'Chờ duyệt'),
      of(sums.registrations, sums.registeredTickets, ...tickets),
    ),
    ...money(sums.registeredAmount, said('Paid, waiting for approval', 'Đã thanh toán, chờ duyệt')),
    ...row(sums.accepted, said('Accepted invitations', 'Nhận lời mời'), of(sums.accepted, sums.coming, ...people)),
    ...number(sums.declined, said('Declined invitations', 'Từ chối lời mời')),
    ...number(sums.waiting, said('Joined the waiting list', 'Vào danh sách chờ')),
  ];
}
