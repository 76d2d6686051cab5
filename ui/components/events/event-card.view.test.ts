import { describe, expect, it } from 'vitest';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { eventCardView, shortPlace } from './event-card.view.ts';

describe('an event card', () => {
  it('shows day and time in the event’s time zone, in both languages', () => {
    const event = anEventCard({ beginAt: Date.UTC(2026, 10, 27, 17, 30), timezone: 'Asia/Ho_Chi_Minh' });
    expect(eventCardView(event, 'en').when).toBe('Sat, 28\u00a0Nov · 00:30');
    expect(eventCardView(event, 'vi').when).toBe('T7, 28/11 · 00:30');
  });

  it('writes Sunday as Vietnamese do', () => {
    expect(eventCardView(anEventCard({ beginAt: Date.UTC(2026, 10, 29, 5) }), 'vi').when).toBe('CN, 29/11 · 12:00');
  });

  it('names its host', () => {
    expect(eventCardView(anEventCard(), 'en').host).toBe('Nhà hát Tuổi trẻ');
    expect(eventCardView(anEventCard({ organiser: null }), 'en').host).toBeNull();
  });

  it('shows the first and last day of an event of several days', () => {
    const lasting = (hours: number) => anEventCard({ endAt: anEventCard().beginAt + hours * 3_600_000 });
    expect(eventCardView(lasting(10 * 24), 'en').when).toBe('27\u00a0Nov – 7\u00a0Dec');
    expect(eventCardView(lasting(10), 'en').when).toBe('Fri, 27\u00a0Nov · 19:30');
  });

  it('shows the lowest price and the original price', () => {
    expect(eventCardView(anEventCard(), 'vi')).toMatchObject({ price: '150.000\u00a0đ', original: '200.000\u00a0đ' });
    expect(eventCardView(anEventCard({ originalPrice: 150_000 }), 'en')).toMatchObject({
      price: '150,000\u00a0đ',
      original: null,
    });
    expect(eventCardView(anEventCard({ lowestPrice: 0, originalPrice: 0 }), 'en').price).toBeNull();
  });

  it.each([
    [{ saleState: 'ON_SALE', sold: 20, capacity: 100 }, 'ON_SALE'],
    [{ saleState: 'ON_SALE', sold: 90, capacity: 100 }, 'ALMOST_GONE'],
    [{ saleState: 'ON_SALE', sold: 90, capacity: null }, 'ON_SALE'],
    [{ saleState: 'SOLD_OUT', sold: 100, capacity: 100 }, 'SOLD_OUT'],
    [{ saleState: 'OTHER' }, 'OTHER'],
  ] as const)('maps %o to %s', (change, state) => {
    expect(eventCardView(anEventCard(change), 'en').state).toBe(state);
  });

  it.each([
    ['Nhà hát Lớn, 1 Tràng Tiền, Hoàn Kiếm, Hà Nội', 'Nhà hát Lớn, Hà Nội'],
    ['Hà Nội', 'Hà Nội'],
    ['The Grand Hall, ', 'The Grand Hall'],
  ])('shortens %s to %s', (address, short) => {
    expect(shortPlace(address)).toBe(short);
  });
});
