import type { EventCard } from '#application/event/ports/event-listings.ts';

const BEGIN = Date.UTC(2026, 10, 27, 12, 30);

export const anEventCard = (change: Partial<EventCard> = {}): EventCard => ({
  id: 101,
  slug: 'dem-nhac-trinh-101',
  name: 'Đêm nhạc Trịnh',
  summary: 'Một cõi đi về.',
  address: 'Nhà hát Lớn, 1 Tràng Tiền, Hà Nội',
  beginAt: BEGIN,
  endAt: BEGIN + 3 * 3_600_000,
  timezone: 'Asia/Ho_Chi_Minh',
  kind: 'EVENT',
  format: 'ONSITE',
  featured: false,
  sessions: 1,
  saleState: 'ON_SALE',
  lowestPrice: 150_000,
  originalPrice: 200_000,
  sold: 20,
  capacity: 100,
  cover: { url: '/images/a.webp', width: 1200, height: 1200, color: '#b8321f' },
  category: { id: 1, name: 'Âm nhạc', color: '#b8321f' },
  organiser: { name: 'Nhà hát Tuổi trẻ', picture: null },
  ...change,
});
