import { expect, it } from 'vitest';
import { shownFrame } from './shown-frame.view.ts';

it.each([
  ['PHONE', { width: 1400, height: 800 }, { width: 390, height: 798, scale: 1 }],
  ['PHONE', { width: 1400, height: 1200 }, { width: 390, height: 844, scale: 1 }],
  ['DESKTOP', { width: 1922, height: 900 }, { width: 1280, height: 898, scale: 1 }],
  ['DESKTOP', { width: 642, height: 402 }, { width: 1280, height: 800, scale: 0.5 }],
  ['DESKTOP', { width: 0, height: 0 }, { width: 1280, height: 0, scale: 0.1 }],
] as const)('%s is laid out at its own width and scaled into %o', (name, room, shown) => {
  expect(shownFrame(name, room)).toEqual(shown);
});
