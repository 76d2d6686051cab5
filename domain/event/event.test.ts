import { expect, it } from 'vitest';
import { EVENT_FEATURES, EVENT_FORMATS, isPrivate, needsAddress } from './event.ts';

it('PRIVATE and HIGHLIGHT_PRIVATE events are private', () => {
  expect(EVENT_FEATURES.filter(isPrivate)).toEqual(['PRIVATE', 'HIGHLIGHT_PRIVATE']);
});

it('an event that people come to needs an address', () => {
  expect(EVENT_FORMATS.filter(needsAddress)).toEqual(['ONSITE', 'HYBRID']);
});
