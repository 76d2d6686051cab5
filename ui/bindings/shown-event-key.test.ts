import { expect, it } from 'vitest';
import { shownEventKey } from './shown-event-key.ts';

const NOTHING = new URLSearchParams();
const ASKED = new URLSearchParams({ key: 'k1.query' });

it('reads the key of a private event behind the slug, and on the payment page in the query', () => {
  expect(shownEventKey({ slug: 'tiec-rieng-7~k1.slug' }, ASKED)).toBe('k1.slug');
  expect(shownEventKey({ slug: 'dem-nhac-7' }, ASKED)).toBe(null);
  expect(shownEventKey({}, ASKED)).toBe(null);
  expect(shownEventKey({ sectionEventId: '8' }, ASKED)).toBe('k1.query');
  expect(shownEventKey({ sectionEventId: '8' }, NOTHING)).toBe(null);
});
