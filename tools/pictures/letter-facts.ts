import { instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import type { EmailEventFacts, EmailOrderFacts, EmailPaymentFacts } from '#server/platform/ports/email-facts.ts';

export const at = (time: string) => instant(Date.parse(time));
export const BUYER = { firstName: 'Thùy Linh', lastName: 'Đặng Nguyễn' };
export const REASON = 'Bão số 9 vào đúng hôm diễn, nhà hát đóng cửa hai ngày.';
export const AMOUNT = 450_000 as Dong;

export const eventOf = (picture: EmailEventFacts['picture']): EmailEventFacts => ({
  eventId: 1012,
  feature: 'PUBLIC',
  linkNumber: 1,
  name: 'Đêm nhạc Trịnh Công Sơn: Một cõi đi về và những khúc ru',
  organiser: 'Nhà hát Thành phố & những người bạn',
  sectionEventId: 5003,
  sessionName: '',
  beginAt: at('2026-12-19T12:30:00Z'),
  endAt: at('2026-12-19T15:00:00Z'),
  timezone: 'Asia/Ho_Chi_Minh',
  place: '7 Công trường Lam Sơn, phường Sài Gòn, TP. Hồ Chí Minh',
  picture,
});

export const orderOf = (event: EmailEventFacts): EmailOrderFacts => ({
  orderNumber: 'VM-2026-0007',
  buyer: BUYER,
  event,
  lines: [{ name: 'Hạng Trúc', quantity: 2, originalPrice: 1_500_000 as Dong, price: 1_200_000 as Dong }],
  total: 1_250_000 as Dong,
  points: NO_POINTS,
  wallet: ZERO,
  donation: 50_000 as Dong,
  donationMessage: null,
  organiserWords: 'Bạn đến sớm 30 phút để nhận chỗ và nghe dàn nhạc thử âm nhé.',
  approval: null,
  tickets: ['ABCDEFGHJK', 'MNPQRSTUVW'].map((redeemCode, place) => ({
    ticketId: `01997b3a-0000-7000-8000-0000000000a${place}`,
    issueNumber: 1,
    hand: 'HELD' as const,
    redeemCode,
    ticketName: 'Hạng Trúc',
    holder: place === 0 ? BUYER : { firstName: 'Minh', lastName: 'Trần' },
    holderEmail: 'linh@example.com',
    online: false,
    seat: `Tầng 1 · C${place + 7}`,
  })),
});

export const paymentOf = (event: EmailEventFacts): EmailPaymentFacts => ({
  orderNumber: 'VM-2026-0007',
  event,
  amount: 1_250_000 as Dong,
  received: 200_000 as Dong,
  points: NO_POINTS,
  wallet: ZERO,
  transferMessage: 'VEMOIABCDEFGHJ',
  manual: null,
  atGateway: false,
  fromWallet: false,
  payBefore: at('2026-12-02T03:30:00Z'),
  waiting: true,
  late: false,
  lateBecause: null,
  gift: false,
});
