import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
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
