import { expect, it } from 'vitest';
import { EVENT_FEATURES, EVENT_FORMATS, EVENT_STATUSES, hasPage, isListed, isPrivate, needsAddress } from './event.ts';

it('PRIVATE and HIGHLIGHT_PRIVATE events are private', () => {
  expect(EVENT_FEATURES.filter(isPrivate)).toEqual(['PRIVATE', 'HIGHLIGHT_PRIVATE']);
});

it('an event that people come to needs an address', () => {
  expect(EVENT_FORMATS.filter(needsAddress)).toEqual(['ONSITE', 'HYBRID']);
});

it('a draft has no page; a cancelled event keeps its own', () => {
  expect(EVENT_STATUSES.filter((status) => hasPage({ status }))).toEqual(['PUBLISHED', 'CANCELLED']);
});

it('only what is published, public and out of the archive is listed', () => {
  const all = EVENT_STATUSES.flatMap((status) => EVENT_FEATURES.flatMap((feature) => [true, false].map((archive) => ({ status, feature, archive }))));
  expect(all.filter(isListed)).toEqual([{ status: 'PUBLISHED', feature: 'PUBLIC', archive: false }]);
});
