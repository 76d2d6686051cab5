import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { TicketSheet } from '#server/ticket/ports/paper-printer.ts';
import { readPdf } from '#test/papers/read-pdf.ts';
import { makePdfkitPaperPrinter } from './pdfkit-paper-printer.ts';

const printer = makePdfkitPaperPrinter();
const QR = `AQ${'x9Fk_2-'.repeat(20)}`;
const sheet: TicketSheet = {
  event: {
    eventId: 1,
    linkNumber: 1,
    feature: 'PUBLIC' as const,
    name: 'Đêm nhạc Trịnh Công Sơn',
    organiser: 'Nhà hát Giao hưởng',
    sectionEventId: 2,
    sessionName: 'Tối thứ Bảy',
    beginAt: instant(Date.parse('2026-11-21T12:30:00Z')),
    endAt: instant(Date.parse('2026-11-21T15:00:00Z')),
    timezone: 'Asia/Ho_Chi_Minh',
    place: 'Số 7 Công trường Lam Sơn, phường Bến Nghé',
    picture: { url: '/api/print/hills-jade-7.svg', color: '#2f9a80' },
  },
  orderNumber: 'K7Q2MZ8XA',
  ticketName: 'Sen',
  holder: { firstName: 'Thuỷ Nguyệt', lastName: 'Đặng' },
  holderEmail: 'thuy@example.test',
  seat: 'A12',
  online: false,
  redeemCode: 'ABCDEFGHJK',
  qrText: QR,
};
const LONG =
  'Nghiêng ngả trường giang thuyền viễn xứ đưa người lữ khách về chốn cũ ' +
  'với những khúc ca bất hủ của đêm thu Hà Nội năm ấy và mãi mãi';

describe('a statement of payouts', () => {
  const at = instant(Date.parse('2026-11-21T03:00:00Z'));
  const revenue = {
    at,
    kind: 'revenue-matured' as const,
    change: dong(500_000),
    eventName: 'Đêm nhạc Trịnh',
    payout: null,
  };
  const statement = {
    name: 'Công ty Cổ phần Nghệ thuật Sen Việt',
    email: 'sen@example.test',
    period: { start: instant(Date.parse('2026-10-31T17:00:00Z')), last: instant(Date.parse('2026-11-30T16:59:59Z')) },
    madeAt: at,
    opening: dong(0),
    matured: dong(500_000),
    takenBack: dong(0),
    saleFees: dong(25_000),
    paidOut: dong(300_000),
    returned: dong(0),
    closing: dong(200_000),
    lines: [
      revenue,
      {
        at,
        kind: 'withdrawal-requested' as const,
        change: dong(-300_000),
        eventName: null,
        payout: { account: 'Vietcombank •••3456', fee: dong(7_000), total: dong(293_000) },
      },
    ],
  };

  it('leads from the opening balance over every line to the closing one, with Vietnamese letters', async () => {
    const { title, pages } = readPdf(await printer.payoutStatement(statement, 'vi'));
    expect(title).toBe('Sao kê doanh thu · Công ty Cổ phần Nghệ thuật Sen Việt');
    const text = pages[0]?.lines.join(' ') ?? '';
    for (const part of [
      'Công ty Cổ phần Nghệ thuật',
      '01/11/2026 – 30/11/2026',
      'Số dư đầu kỳ',
      '500.000',
      '−300.000',
      'Số dư cuối kỳ',
      '200.000',
      'Đêm nhạc Trịnh',
      'Chi trả về Vietcombank •••3456',
      'phí 7.000',
      'Phí nền tảng trên doanh thu',
      '−25.000',
    ])
      expect(text).toContain(part);
  });

  it('has a page for every twenty lines or so, and says when nothing moved', async () => {
    const many = { ...statement, lines: Array.from({ length: 35 }, () => revenue) };
    expect(readPdf(await printer.payoutStatement(many, 'en')).pages).toHaveLength(3);
    const empty = readPdf(await printer.payoutStatement({ ...statement, lines: [] }, 'en'));
    expect(empty.pages[0]?.lines.join(' ')).toContain('Nothing moved in this period.');
  });
});

describe('a printed ticket', () => {
  it('shows holder, event, time, place, seat and order in Vietnamese and English', async () => {
    const vi = readPdf(await printer.tickets([sheet], 'vi'));
    expect(vi.title).toBe('Vé điện tử · Đêm nhạc Trịnh Công Sơn');
    expect(vi.pages.map(({ lines }) => lines)).toEqual([
      [
        'VemoiVé điện tử',
        'Đêm nhạc Trịnh Công Sơn',
        'Tối thứ Bảy',
        'THỜI GIAN',
        'Thứ Bảy, 21/11/2026',
        '19:30 – 22:00',
        'ĐỊA ĐIỂM',
        'Số 7 Công trường Lam Sơn,',
        'phường Bến Nghé',
        'NGƯỜI GIỮ VÉ',
        'Đặng Thuỷ Nguyệt',
        'thuy@example.test',
        'LOẠI VÉ',
        'Sen',
        'Ghế A12',
        'ĐƠN HÀNG',
        'K7Q2MZ8XA',
        'BAN TỔ CHỨC',
        'Nhà hát Giao hưởng',
        'ABCDE FGHJK',
        'Đưa mã QR tại cửa hoặc đọc mã này',
        'Mỗi mã QR chỉ dùng cho một người, một lần.',
      ],
    ]);
    const [page] = readPdf(await printer.tickets([sheet], 'en')).pages;
    expect(page?.lines).toEqual(
      expect.arrayContaining([
        'VemoiE-ticket',
        'Saturday, 21\u00a0Nov\u00a02026',
        'Đặng Thuỷ Nguyệt',
        'Seat A12',
        'HOLDER',
        'PLACE',
      ]),
    );
  });

  it('contains the ticket’s QR code', async () => {
    const { pages } = readPdf(await printer.tickets([sheet, { ...sheet, qrText: `${QR}2` }], 'vi'));
    expect(pages.map(({ qr }) => qr())).toEqual([QR, `${QR}2`]);
  });

  it('has one page per ticket, whatever the length and letters of its names', async () => {
    const long: TicketSheet = {
      ...sheet,
      event: { ...sheet.event, name: LONG.repeat(3), organiser: LONG, place: LONG, sessionName: LONG },
      ticketName: 'Ẫ'.repeat(300),
      holder: { firstName: '🎫 \u202E(x) \\ <b>', lastName: null },
      holderEmail: `${'m'.repeat(200)}@example.test`,
      seat: LONG,
    };
    const { pages } = readPdf(await printer.tickets([long, sheet, long], 'vi'));
    expect(pages).toHaveLength(3);
    expect(pages[0]?.qr()).toBe(QR);
    expect(pages[0]?.lines.map((line) => line.trim())).toContain('(x) \\ <b>');
    // Shortened rather than overlapping what follows.
    expect(pages[0]?.lines.slice(-3)).toEqual(pages[1]?.lines.slice(-3));
    expect(pages[0]?.lines.filter((line) => line.endsWith('…')).length).toBeGreaterThan(3);
  });

  it('names the other end of what lasts for days, and that a place is online or not known yet', async () => {
    const days = { ...sheet.event, endAt: instant(Date.parse('2026-11-23T15:00:00Z')), place: null };
    const { pages } = readPdf(
      await printer.tickets(
        [
          { ...sheet, event: days, seat: null },
          { ...sheet, event: days, online: true },
        ],
        'vi',
      ),
    );
    expect(pages[0]?.lines).toEqual(
      expect.arrayContaining(['19:30, 21/11/2026 –', '22:00, 23/11/2026', 'Sẽ thông báo sau']),
    );
    expect(pages[1]?.lines).toContain('Trực tuyến');
  });
});
