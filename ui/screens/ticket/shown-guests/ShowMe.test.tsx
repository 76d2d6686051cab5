import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { GuestShowing } from '#application/ticket/ports/guest-showing.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { OwnShowing } from '#domain/ticket/shown-guests.ts';
import { click, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ShowMe } from './ShowMe.tsx';

const OFFERED: OwnShowing = { shown: false, shownAs: 'Lan N.' };

async function show(
  own: OwnShowing | null,
  { locale = 'en', refusal }: { readonly locale?: 'en' | 'vi'; readonly refusal?: Refusal | Error } = {},
) {
  const asked: unknown[] = [];
  const showing: GuestShowing = {
    own: async () => ok(own),
    show: async (eventId, shown): Promise<Result<OwnShowing | null, Refusal>> => {
      asked.push([eventId, shown]);
      if (refusal instanceof Error) throw refusal;
      return refusal === undefined ? ok({ ...OFFERED, shown }) : refused(refusal);
    },
  };
  await renderPage(
    [{ path: '/', Component: withUseCases(() => <ShowMe eventId={7} />, [given(GuestShowing, showing)]) }],
    { locale, account: someAccount },
  );
  await settle(10);
  return asked;
}

const text = () => document.body.textContent ?? '';
const box = () => document.querySelector<HTMLInputElement>('input[type="checkbox"], input[role="switch"]');
const press = async () => {
  const input = box();
  if (input === null) throw new Error('No switch');
  await click(input);
  await settle(10);
};

describe('being shown among the guests', () => {
  it.each([
    ['en', 'Show me among the guests', 'names you as “Lan N.”, never your email', 'now shown', 'no longer shown'],
    ['vi', 'Hiện tôi trong danh sách khách', 'là “Lan N.”, không có email', 'Bạn đã có', 'Bạn không còn'],
  ] as const)('is off, says as whom, and is switched on and off again, in %s', async (locale, title, as, on, off) => {
    const asked = await show(OFFERED, { locale });
    expect(text()).toContain(title);
    expect(text()).toContain(as);
    expect(box()?.checked).toBe(false);
    await press();
    expect([box()?.checked, text().includes(on)]).toEqual([true, true]);
    await press();
    expect([box()?.checked, text().includes(off)]).toEqual([false, true]);
    expect(asked).toEqual([
      [7, true],
      [7, false],
    ]);
  });

  it.each([
    ['is refused', { code: 'NOT_FOUND' } as const, 'Not found'],
    ['is lost', new Error('away'), 'We couldn’t save this. Please try again.'],
  ])('goes back to off where the change %s', async (_why, refusal, sentence) => {
    await show(OFFERED, { refusal });
    await press();
    expect(box()?.checked).toBe(false);
    expect(text()).toContain(sentence);
    expect(text()).not.toContain('You’re now shown');
  });

  it('is not offered to who has nothing to agree to', async () => {
    await show(null);
    expect(box()).toBe(null);
  });

  it('can be taken back by who has no name to show any more', async () => {
    await show({ shown: true, shownAs: null });
    expect(text()).toContain('Your name can’t be shown.');
    expect(box()?.checked).toBe(true);
  });
});
