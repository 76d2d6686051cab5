import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { addWords } from './catalogues.ts';

it('words that come later are there at once, and nothing on the page is drawn again for them', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { hold: 'Held' } } });
  let changes = 0;
  i18n.on('change', () => {
    changes += 1;
  });
  addWords(i18n, new Map([['event', { seat: 'Seat', shared: 'of the event' }]]));
  addWords(
    i18n,
    new Map([
      ['shell', { shared: 'of the shell' }],
      ['event', { seat: 'Seat', shared: 'of the event' }],
    ]),
  );
  expect(['hold', 'seat', 'shared'].map((id) => i18n._(id))).toEqual(['Held', 'Seat', 'of the shell']);
  expect(changes).toBe(0);
});
