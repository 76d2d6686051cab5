import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes, NOW } from '#test/builders/moments.ts';
import { EVENT_STATUSES } from './event.ts';
import { type BucketFacts, MANAGEMENT_BUCKETS, managementBuckets } from './management-bucket.ts';

const upcoming: BucketFacts = {
  status: 'PUBLISHED',
  archive: false,
  featured: false,
  favourite: false,
  beginAt: minutes(10),
  endAt: minutes(20),
};

describe('the lists of the management area [S4-08]', () => {
  it.each([
    ['a draft', { status: 'READY' }, ['DRAFT']],
    ['an upcoming event', {}, ['UPCOMING_ONGOING']],
    ['an event that runs', { beginAt: NOW }, ['UPCOMING_ONGOING', 'ONGOING']],
    ['an event at its very end', { beginAt: minutes(-9), endAt: NOW }, ['UPCOMING_ONGOING', 'ONGOING']],
    ['an event that is over', { beginAt: minutes(-9), endAt: minutes(-1) }, ['PAST']],
    ['a cancelled event', { status: 'CANCELLED' }, ['PAST']],
    ['an archived event', { archive: true, favourite: true, featured: true }, ['ARCHIVED']],
    ['a favourite', { favourite: true }, ['UPCOMING_ONGOING', 'FAVORITES']],
    ['a featured event', { featured: true }, ['UPCOMING_ONGOING', 'FEATURED']],
  ] as const)('%s', (_what, over, buckets) => {
    expect(managementBuckets({ ...upcoming, ...over }, NOW)).toEqual(buckets);
  });

  it('every event is in exactly one of draft, upcoming, past and archived, and only running events are ongoing', () => {
    const moment = fc.integer({ min: -50, max: 50 }).map(minutes);
    const facts = fc.record({
      status: fc.constantFrom(...EVENT_STATUSES),
      archive: fc.boolean(),
      featured: fc.boolean(),
      favourite: fc.boolean(),
      beginAt: moment,
      endAt: moment,
    });
    fc.assert(
      fc.property(facts, (event) => {
        const buckets = managementBuckets(event, NOW);
        expect(
          buckets.filter((bucket) => ['DRAFT', 'UPCOMING_ONGOING', 'PAST', 'ARCHIVED'].includes(bucket)),
        ).toHaveLength(1);
        if (buckets.includes('ONGOING')) expect(event.beginAt <= NOW && NOW <= event.endAt).toBe(true);
        for (const bucket of buckets) expect(MANAGEMENT_BUCKETS).toContain(bucket);
      }),
    );
  });
});
