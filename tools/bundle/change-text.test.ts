import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it('a package’s text is changed in each place', () => {
  expect(
    changeText('a.js', 'one two', [
      ['one', '1'],
      ['two', '2'],
    ]),
  ).toBe('1 2');
});

it.each(['three', 'one one'])('a text that has changed is refused: %s', (code) => {
  expect(() => changeText('a.js', code, [['one', '1']])).toThrow('Not exactly once in a.js: one');
});
