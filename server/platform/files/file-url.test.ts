import { expect, it } from 'vitest';
import { inVariant } from './file-url.ts';

const ID = '01997b3a-0000-7000-8000-0000000000a1';

it.each([
  [`/files/${ID}/full.webp`, `/files/${ID}/card.webp`],
  [`https://vemoi.test/files/${ID}/full.jpg`, `/files/${ID}/card.webp`],
  ['/social.jpg', '/social.jpg'],
  ['https://elsewhere.test/a.png', 'https://elsewhere.test/a.png'],
])('maps %s to its smaller picture %s', (url, card) => {
  expect(inVariant(url, 'card')).toBe(card);
});
