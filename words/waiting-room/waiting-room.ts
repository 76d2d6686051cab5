import type { Instant } from '#domain/kernel/instant.ts';
import { LONGEST_WAIT, type ShownPlace } from '#domain/waiting-room/shown-place.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

/** The words of the waiting page; the place in figures is set by domain/waiting-room/shown-place. */
export const WAITING_ROOM_WORDS = {
  title: said('Waiting room', 'Phòng chờ'),
  fair: said(
    'Places are drawn by chance when the sale opens. Coming early, refreshing or opening more tabs changes nothing.',
    'Thứ tự được bốc thăm ngẫu nhiên khi mở bán. Đến sớm, tải lại trang hay mở thêm tab đều không thay đổi thứ tự.',
  ),
  keep: said(
    'Keep this page open. It takes you on by itself when it is your turn, and your place stays when you reload it.',
    'Hãy giữ trang này mở. Khi đến lượt, trang sẽ tự đưa bạn đi tiếp; tải lại trang không làm mất lượt.',
  ),
  signIn: said(
    'Only signed-in people take part in the draw. Without an account you stand behind it, in the order of arrival.',
    'Chỉ người đã đăng nhập mới được bốc thăm. Nếu chưa đăng nhập, bạn xếp sau những người đã bốc thăm, theo thứ tự đến.',
  ),
  inDraw: said('You take part in the draw.', 'Bạn đã có tên trong lượt bốc thăm.'),
  yourTurn: said('It is your turn. You can choose your tickets now.', 'Đã đến lượt bạn. Mời bạn chọn vé.'),
  lookAgain: said('Look again', 'Xem lại'),
  toEvent: said('To the event', 'Về trang sự kiện'),
  slower: said(
    'It takes longer than we told you. Your place is safe.',
    'Thời gian chờ lâu hơn chúng tôi đã báo. Lượt của bạn vẫn được giữ.',
  ),
  held: said('Everything is in other buyers’ carts at the moment.', 'Hiện mọi chỗ đều đang có người giữ.'),
  heldComesBack: said(
    'Some of it may come back within minutes. If it does, people are let in in order, and this page takes you on; we cannot promise that it will be enough.',
    'Một số chỗ có thể trống lại trong vài phút. Khi đó mọi người được vào theo thứ tự và trang này sẽ đưa bạn đi tiếp; chúng tôi không thể hứa là sẽ đủ chỗ.',
  ),
  sold: said('All tickets are sold.', 'Đã bán hết vé.'),
  soldMayComeBack: said(
    'You need not wait. If tickets are given back, this page takes on whoever has kept it open, in order.',
    'Bạn không cần chờ nữa. Nếu có vé được trả lại, trang này sẽ lần lượt đưa những ai còn mở trang đi tiếp.',
  ),
  soldForNow: said('Everything that is on sale now is sold.', 'Các vé đang mở bán đã hết.'),
  signInNow: said('Sign in', 'Đăng nhập'),
  signInWhy: said('Sign in to take part in the draw', 'Đăng nhập để được bốc thăm'),
  email: said('Email', 'Email'),
  sendCode: said('Send me a code', 'Gửi mã cho tôi'),
  code: said('Code from the email', 'Mã trong email'),
  otherEmail: said('Use another address', 'Dùng địa chỉ khác'),
  backToWait: said('Back to the waiting room', 'Quay lại phòng chờ'),
  none: said('There is no waiting for this event.', 'Sự kiện này không cần chờ.'),
  explore: said('Explore events', 'Khám phá sự kiện'),
  over: said('The sale of this event is over.', 'Sự kiện này đã kết thúc bán vé.'),
} as const satisfies Readonly<Record<string, Said>>;

/** In the event's own time zone. */
export const opensAtWords = (opensAt: Instant, timezone: string): Said =>
  said(
    `The sale opens at ${showMoment(opensAt, 'en', timezone)}.`,
    `Mở bán lúc ${showMoment(opensAt, 'vi', timezone)}.`,
  );

export const moreAtWords = (nextSaleAt: Instant, timezone: string): Said =>
  said(
    `More tickets go on sale at ${showMoment(nextSaleAt, 'en', timezone)}.`,
    `Đợt vé tiếp theo mở bán lúc ${showMoment(nextSaleAt, 'vi', timezone)}.`,
  );

/** Where a code was sent. */
export const codeSentWords = (email: string): Said =>
  said(`We sent a code to ${email}.`, `Chúng tôi đã gửi mã đến ${email}.`);

export const gathersAtWords = (gathersAt: Instant, timezone: string): Said =>
  said(
    `The waiting room opens at ${showMoment(gathersAt, 'en', timezone)}.`,
    `Phòng chờ mở lúc ${showMoment(gathersAt, 'vi', timezone)}.`,
  );

const groups = (count: number, separator: string): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

/** How many are ahead. */
export function peopleWords({ ahead }: ShownPlace): Said {
  if (ahead === 0) return said('You are next.', 'Bạn là người tiếp theo.');
  if (ahead === 1) return said('One person is ahead of you.', 'Có 1 người ở trước bạn.');
  const upTo = ahead > 10;
  return said(
    `${upTo ? 'Up to ' : ''}${groups(ahead, ',')} people are ahead of you.`,
    `Có ${upTo ? 'khoảng ' : ''}${groups(ahead, '.')} người ở trước bạn.`,
  );
}

const MINUTES_IN_AN_HOUR = 60;

/** How long it takes at most. */
export function waitWords({ minutes }: ShownPlace): Said {
  if (minutes >= LONGEST_WAIT) return said('It may take more than two hours.', 'Có thể phải chờ hơn hai giờ.');
  if (minutes === 1) return said('It takes about a minute.', 'Khoảng một phút nữa.');
  if (minutes < MINUTES_IN_AN_HOUR) return said(`It takes about ${minutes} minutes.`, `Khoảng ${minutes} phút nữa.`);
  if (minutes === MINUTES_IN_AN_HOUR) return said('It takes about an hour.', 'Khoảng một giờ nữa.');
  const hours = minutes / MINUTES_IN_AN_HOUR;
  return said(`It takes about ${hours} hours.`, `Khoảng ${String(hours).replace('.', ',')} giờ nữa.`);
}
