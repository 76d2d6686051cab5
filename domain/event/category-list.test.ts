import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CATEGORY_COLORS,
  categoriesInOrder,
  categoryProblem,
  contrastToWhite,
  type ListedCategory,
  movedCategory,
} from './category-list.ts';

const aCategory = (part: Partial<ListedCategory> = {}): ListedCategory => ({
  name: { en: 'Music', vi: 'Âm nhạc' },
  color: '#AA3300',
  retired: false,
  ...part,
});
const others = [{ name: { en: 'Talks', vi: 'Hội thảo' } }];

describe('a category', () => {
  it.each<[string, Partial<ListedCategory>, string | null]>([
    ['of both languages', {}, null],
    ['without an English name', { name: { en: ' ', vi: 'Âm nhạc' } }, 'name_en'],
    ['without a Vietnamese name', { name: { en: 'Music', vi: '' } }, 'name_vi'],
    ['of a name that is too long', { name: { en: 'x'.repeat(41), vi: 'x' } }, 'name_en'],
    ['of the name of another', { name: { en: ' talks', vi: 'Tọa đàm' } }, 'name_en'],
    ['of the Vietnamese name of another', { name: { en: 'Lectures', vi: 'HỘI THẢO' } }, 'name_vi'],
    ['of a colour by name', { color: 'red' }, 'color'],
    ['of a colour too light for its name', { color: '#FFCC00' }, 'color'],
  ])('%s', (_what, part, field) => {
    expect(categoryProblem(aCategory(part), others)?.field ?? null).toBe(field);
  });
});

describe('the colour of a category', () => {
  it('is readable under white, whichever is offered or accepted', () => {
    expect([contrastToWhite('#000000'), contrastToWhite('#ffffff')]).toEqual([21, 1]);
    for (const color of CATEGORY_COLORS) expect(categoryProblem(aCategory({ color }), others)).toBe(null);
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'));
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (channels) => {
        const color = `#${channels.join('')}`;
        expect(categoryProblem(aCategory({ color }), others) === null).toBe(contrastToWhite(color) >= 4.5);
      }),
    );
  });
});

describe('the order of categories', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });

  it('names each of them once, or is refused', () => {
    fc.assert(
      fc.property(ids, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), (known, wanted) => {
        const isSame = JSON.stringify(known.toSorted()) === JSON.stringify(wanted.toSorted());
        expect(categoriesInOrder(known, wanted).ok).toBe(isSame);
        expect(categoriesInOrder(known, known.toReversed())).toEqual({ ok: true, value: known.toReversed() });
      }),
    );
  });

  it('moves one by one place, loses none, and moves it back', () => {
    fc.assert(
      fc.property(ids, fc.nat(), fc.constantFrom(-1, 1), (order, pick, by) => {
        const id = order[pick % order.length] ?? 0;
        const moved = movedCategory(order, id, by);
        expect(moved.toSorted()).toEqual(order.toSorted());
        const step = moved.indexOf(id) - order.indexOf(id);
        expect([0, by]).toContain(step);
        if (step !== 0) expect(movedCategory(moved, id, by === 1 ? -1 : 1)).toEqual(order);
      }),
    );
  });
});
