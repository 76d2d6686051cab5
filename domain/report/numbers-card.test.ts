import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/kernel/locale/locale.ts';
import { type NumbersCard, numbersCardPath, readNumbersCard } from './numbers-card.ts';

const read = (path: string): NumbersCard | null => {
  const query = new URL(path, 'https://vemoi.test').searchParams;
  return readNumbersCard((name) => query.get(name));
};
const line = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
const anyCard = fc.record({
  eventName: line,
  time: line,
  came: fc.option(fc.nat({ max: 100_000 })),
  tickets: fc.nat({ max: 100_000 }),
  sessions: fc.nat({ max: 90 }),
  locale: fc.constantFrom(...LOCALES),
  shape: fc.constantFrom('WIDE' as const, 'TALL' as const),
  imageUrl: fc.constantFrom(null, '/api/print/lotus-jade-12.svg'),
});

describe('the picture of an event’s numbers', () => {
  it('shows what its address contains', () => {
    fc.assert(fc.property(anyCard, (card) => void expect(read(numbersCardPath(card))).toEqual(card)));
  });

  it.each([
    'sessions=1&shape=WIDE',
    'tickets=-1&sessions=1&shape=WIDE',
    'tickets=1e3&sessions=1&shape=TALL',
    'tickets=1&shape=TALL',
    'tickets=1&sessions=1',
    'tickets=1&sessions=1&shape=ROUND',
  ])('is none without its numbers and shape: %s', (query) => {
    expect(read(`/?${query}`)).toBeNull();
  });

  it('shows no picture of others', () => {
    const card = read('/?tickets=1&sessions=1&shape=WIDE&imageUrl=https://evil.test/a.webp');
    expect(card).toMatchObject({ imageUrl: null, came: null });
  });
});
