import { describe, expect, it } from 'vitest';
import type { Favourite } from '#domain/event/favourite.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { KeepFavourite } from './keep-favourite.ts';

function favourites(answers: boolean) {
  let kept: Favourite = { isInterest: false, interest: 4 };
  const keep = KeepFavourite.make({
    favourites: {
      read: async () => ok(kept),
      set: async (_eventId, isInterest) => {
        if (!answers) return refused({ code: 'UNAUTHORIZED' });
        kept = { isInterest, interest: kept.interest + (isInterest ? 1 : -1) };
        return ok(kept);
      },
    },
  });
  return { keep, kept: () => kept };
}

describe('the favourite action', () => {
  it('toggles is_interest when it succeeds, and leaves it when it does not [S4-52]', async () => {
    const { keep, kept } = favourites(true);
    expect(await keep.toggle(7, kept())).toEqual(ok({ isInterest: true, interest: 5 }));
    expect(await keep.toggle(7, kept())).toEqual(ok({ isInterest: false, interest: 4 }));
    const away = favourites(false);
    expect(await away.keep.toggle(7, away.kept())).toMatchObject({ ok: false });
    expect(await away.keep.look(7)).toEqual({ isInterest: false, interest: 4 });
  });
});
