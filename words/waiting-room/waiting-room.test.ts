import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { shownPlace, WAITS } from '#domain/waiting-room/shown-place.ts';
import { gathersAtWords, opensAtWords, peopleWords, waitWords } from './waiting-room.ts';

describe('waiting room texts', () => {
  it.each([
    [0, 'You are next.', 'Bạn là người tiếp theo.'],
    [1, 'One person is ahead of you.', 'Có 1 người ở trước bạn.'],
    [10, '10 people are ahead of you.', 'Có 10 người ở trước bạn.'],
    [12_000, 'Up to 12,000 people are ahead of you.', 'Có khoảng 12.000 người ở trước bạn.'],
  ])('%d ahead', (ahead, en, vi) => {
    expect(peopleWords({ ahead, minutes: 1 })).toEqual({ en, vi });
  });

  it.each([
    [1, 'About a minute to go.', 'Khoảng một phút nữa.'],
    [20, 'About 20 minutes to go.', 'Khoảng 20 phút nữa.'],
    [60, 'About an hour to go.', 'Khoảng một giờ nữa.'],
    [90, 'About 1.5 hours to go.', 'Khoảng 1,5 giờ nữa.'],
    [180, 'The wait may be more than two hours.', 'Có thể phải chờ hơn hai giờ.'],
  ])('%d minutes', (minutes, en, vi) => {
    expect(waitWords({ ahead: 1, minutes })).toEqual({ en, vi });
  });

  it('have a sentence for every wait', () => {
    const sentences = WAITS.map((minutes) => waitWords({ ahead: 1, minutes }));
    expect(new Set(sentences.map(({ en }) => en)).size).toBe(WAITS.length);
    expect(new Set(sentences.map(({ vi }) => vi)).size).toBe(WAITS.length);
  });

  it('never show a longer wait for a shorter line', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), (one, other) => {
        const first = shownPlace(null, one, 10);
        const then = shownPlace(first, other, 10);
        if (other >= one) expect(peopleWords(then)).toEqual(peopleWords(first));
        else expect(then.ahead).toBeLessThanOrEqual(first.ahead);
      }),
    );
  });

  it('show opening times', () => {
    const at = instant(Date.UTC(2026, 10, 20, 13, 0));
    expect(opensAtWords(at, 'Asia/Ho_Chi_Minh').en).toMatch(/^Sales open at .*20:00/);
    expect(gathersAtWords(at, 'Asia/Ho_Chi_Minh').vi).toMatch(/^Phòng chờ mở lúc .*20:00/);
  });
});
