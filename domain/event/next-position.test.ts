import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_MEDIA,
  MOST_PHOTOS,
  MOST_SESSIONS,
  MOST_TICKET_TYPES,
  nextMediaPosition,
  nextPhotoPosition,
  nextSessionPosition,
  nextTicketTypePosition,
} from './next-position.ts';

const at = (positions: readonly number[]) => positions.map((position) => ({ position }));

describe.each([
  ['session', 'sessions', nextSessionPosition, MOST_SESSIONS],
  ['ticket type', 'tickets', nextTicketTypePosition, MOST_TICKET_TYPES],
  ['picture', 'photos', nextPhotoPosition, MOST_PHOTOS],
  ['piece of media', 'media', nextMediaPosition, MOST_MEDIA],
] as const)('the next %s', (_what, field, next, most) => {
  it('follows all others, with or without gaps', () => {
    expect(next([])).toEqual({ ok: true, value: 0 });
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: most - 1 }), (positions) => {
        expect(next(at(positions))).toEqual({ ok: true, value: Math.max(...positions) + 1 });
      }),
    );
  });

  it('is refused at the limit', () => {
    expect(next(at(Array.from({ length: most - 1 }, (_none, one) => one)))).toEqual({ ok: true, value: most - 1 });
    expect(next(at(Array.from({ length: most }, (_none, one) => one)))).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem: { kind: 'TOO_LARGE', max: most } },
    });
  });
});

it('an event has at most 366 sessions and 20 pictures, a session at most 50 ticket types and 50 media', () => {
  expect([MOST_SESSIONS, MOST_TICKET_TYPES, MOST_PHOTOS, MOST_MEDIA]).toEqual([366, 50, 20, 50]);
});
