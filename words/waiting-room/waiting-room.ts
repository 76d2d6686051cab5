import type { Instant } from '#domain/kernel/instant.ts';
import { LONGEST_WAIT, type ShownPlace } from '#domain/waiting-room/shown-place.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type Said, said } from '#words/platform/said.ts';

/** The number in line is formatted by domain/waiting-room/shown-place. */
export const WAITING_ROOM_WORDS = {
  title: said('Waiting room', 'Phòng chờ'),
  fair: said(
    'Places in line are drawn at random when sales open. Arriving early, refreshing or opening more tabs makes ' +
      'no difference.',
    'Thứ tự được bốc thăm ngẫu nhiên khi mở bán. Đến sớm, tải lại trang hay mở thêm tab đều không thay đổi thứ tự.',
  ),
  keep: said(
    'Keep this page open. It moves on automatically when it’s your turn, and reloading keeps your place.',
    'Hãy giữ trang này mở. Khi đến lượt, trang sẽ tự chuyển; tải lại trang không làm mất lượt.',
  ),
  signIn: said(
    'Only signed-in buyers enter the draw. Everyone else queues behind them in order of arrival.',
    'Chỉ người đã đăng nhập mới được bốc thăm. Người chưa đăng nhập xếp sau, theo thứ tự đến.',
  ),
  inDraw: said('You’re in the draw.', 'Bạn đã có tên trong lượt bốc thăm.'),
  yourTurn: said('It’s your turn. Choose your tickets now.', 'Đã đến lượt bạn. Mời bạn chọn vé.'),
  lookAgain: said('Check again', 'Kiểm tra lại'),
  toEvent: said('Back to the event', 'Về trang sự kiện'),
  slower: said(
    'It’s taking longer than estimated. Your place is safe.',
    'Thời gian chờ lâu hơn dự kiến. Lượt của bạn vẫn được giữ.',
  ),
  held: said('All tickets are in other buyers’ carts right now.', 'Hiện tất cả vé đều đang có người giữ.'),
  heldComesBack: said(
    'Some may be released within minutes. If so, this page moves on automatically and lets buyers in by place ' +
      'in line. There may not be enough for everyone.',
    'Một số vé có thể được trả lại trong vài phút. Khi đó trang sẽ tự chuyển và mọi người được vào theo thứ tự. ' +
      'Có thể không đủ vé cho tất cả.',
  ),
  sold: said('All tickets are sold.', 'Đã bán hết vé.'),
  soldMayComeBack: said(
    'You don’t need to wait. If tickets are released, buyers who kept this page open are let in by place in line.',
    'Bạn không cần chờ nữa. Nếu có vé được trả lại, những người còn mở trang sẽ được vào theo thứ tự.',
  ),
  soldForNow: said('All tickets on sale now are sold.', 'Các vé đang mở bán đã hết.'),
  signInNow: said('Sign in', 'Đăng nhập'),
  signInWhy: said('Sign in to enter the draw', 'Đăng nhập để được bốc thăm'),
  email: said('Email', 'Email'),
  sendCode: said('Send me a code', 'Gửi mã cho tôi'),
  code: said('Code from your email', 'Mã trong email'),
  otherEmail: said('Use another email', 'Dùng email khác'),
  backToWait: said('Back to the waiting room', 'Quay lại phòng chờ'),
  none: said('This event has no waiting room right now.', 'Sự kiện này hiện không có phòng chờ.'),
  explore: said('Explore events', 'Khám phá sự kiện'),
  over: said('Sales for this event have ended.', 'Sự kiện này đã kết thúc bán vé.'),
} as const satisfies Readonly<Record<string, Said>>;

/** In the event's time zone. */
export const opensAtWords = (opensAt: Instant, timezone: string): Said =>
  said(`Sales open at ${showMoment(opensAt, 'en', timezone)}.`, `Mở bán lúc ${showMoment(opensAt, 'vi', timezone)}.`);

export const moreAtWords = (nextSaleAt: Instant, timezone: string): Said =>
  said(
    `More tickets go on sale at ${showMoment(nextSaleAt, 'en', timezone)}.`,
    `Đợt vé tiếp theo mở bán lúc ${showMoment(nextSaleAt, 'vi', timezone)}.`,
  );

export const codeSentWords = (email: string): Said =>
  said(`We sent a code to ${email}.`, `Chúng tôi đã gửi mã đến ${email}.`);

export const gathersAtWords = (gathersAt: Instant, timezone: string): Said =>
  said(
    `The waiting room opens at ${showMoment(gathersAt, 'en', timezone)}.`,
    `Phòng chờ mở lúc ${showMoment(gathersAt, 'vi', timezone)}.`,
  );

const groups = (count: number, separator: string): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, separator);

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

export function waitWords({ minutes }: ShownPlace): Said {
  if (minutes >= LONGEST_WAIT) return said('The wait may be more than two hours.', 'Có thể phải chờ hơn hai giờ.');
  if (minutes === 1) return said('About a minute to go.', 'Khoảng một phút nữa.');
  if (minutes < MINUTES_IN_AN_HOUR) return said(`About ${minutes} minutes to go.`, `Khoảng ${minutes} phút nữa.`);
  if (minutes === MINUTES_IN_AN_HOUR) return said('About an hour to go.', 'Khoảng một giờ nữa.');
  const hours = minutes / MINUTES_IN_AN_HOUR;
  return said(`About ${hours} hours to go.`, `Khoảng ${String(hours).replace('.', ',')} giờ nữa.`);
}
