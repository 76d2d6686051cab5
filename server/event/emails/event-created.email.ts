import type { EventStatus } from '#domain/event/event.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, link, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

export type CreatedEventLetter = Pick<EventLetter, 'name' | 'organiser' | 'url'> & {
  readonly status: EventStatus;
  readonly sessions: readonly CreatedSession[];
  readonly deskUrl: string;
  readonly picture: EventLetter['picture'];
};

type CreatedSession = Pick<EventLetter, 'sessionName' | 'beginAt' | 'endAt' | 'timezone' | 'place'> & {
  readonly online: boolean;
  readonly ticketTypes: readonly { readonly name: string; readonly price: Dong; readonly capacity: number | null }[];
};

const MOST_SESSIONS = 20;
const FREE = said('Free', 'Miễn phí');

const STATES: Readonly<Record<EventStatus, Said>> = {
  READY: said('Draft. Only your team can see it.', 'Bản nháp. Chỉ đội ngũ của bạn xem được.'),
  PUBLISHED: said('Published. Anyone with the link can register.', 'Đã đăng. Ai có liên kết đều có thể đăng ký.'),
  CANCELLED: said('Cancelled. No one can register.', 'Đã hủy. Không ai đăng ký được nữa.'),
};

export function eventCreatedEmail(letter: CreatedEventLetter, locale: Locale): WrittenEmail {
  const name = oneLine(letter.name);
  const title = name;
  const opening = STATES[letter.status][locale];
  const shown = letter.sessions.slice(0, MOST_SESSIONS);
  const left = letter.sessions.length - shown.length;
  const more = said(`And ${left} more sessions.`, `Và ${left} suất khác.`)[locale];
  const desk = said('Manage event', 'Quản lý sự kiện')[locale];
  const page = said('Event page', 'Trang sự kiện')[locale];
  const organiser: Row = [said('Organiser', 'Ban tổ chức')[locale], oneLine(letter.organiser)];
  const sessions = shown.map((session, at) => sessionRows(session, letter.sessions.length > 1 ? at + 1 : null, locale));
  const blocks = sessions.map((rows, at) => (at === 0 ? [organiser, ...rows] : rows));
  return layOutEmail({
    locale,
    subject: said(`Your event: ${name}`, `Sự kiện của bạn: ${name}`)[locale],
    preview: opening,
    event: letter,
    body: [
      heading(title),
      paragraph(opening),
      ...blocks.map((rows) => facts(rows)),
      ...(left > 0 ? [quiet(more)] : []),
      button(desk, letter.deskUrl),
      link(page, letter.url),
    ],
    text: [
      title,
      opening,
      ...blocks.map(linesOf),
      ...(left > 0 ? [more] : []),
      `${desk}: ${letter.deskUrl}`,
      `${page}: ${letter.url}`,
    ],
  });
}

type Row = readonly [string, string];

const linesOf = (rows: readonly Row[]): string => rows.map(([row, value]) => `${row}: ${value}`).join('\n');

/** `number`: of an event with several sessions. */
function sessionRows(session: CreatedSession, number: number | null, locale: Locale): readonly Row[] {
  const named = oneLine(session.sessionName);
  const called = [number, named].filter((part) => part !== null && part !== '').join('. ');
  const place = session.online ? said('Online', 'Trực tuyến')[locale] : oneLine(session.place ?? '', 200);
  const rows: readonly Row[] = [
    [said('Session', 'Suất')[locale], called],
    [said('Time', 'Thời gian')[locale], when(session, locale)],
    [said('Place', 'Địa điểm')[locale], place],
  ];
  const tickets = session.ticketTypes.map(({ name, price, capacity }): Row => {
    const places =
      capacity === null
        ? said('unlimited', 'không giới hạn')[locale]
        : said(`${capacity} tickets`, `${capacity} vé`)[locale];
    return [oneLine(name), `${price === ZERO ? FREE[locale] : showMoney(price, locale)} · ${places}`];
  });
  const none: Row = [said('Tickets', 'Vé')[locale], said('None yet', 'Chưa có')[locale]];
  return [...rows.filter(([, value]) => value !== ''), ...(tickets.length === 0 ? [none] : tickets)];
}
