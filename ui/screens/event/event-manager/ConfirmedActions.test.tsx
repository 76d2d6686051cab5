import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EditGuest } from '#application/ticket/edit-guest.ts';
import { ListGuests } from '#application/ticket/list-guests.ts';
import { ok } from '#domain/kernel/result.ts';
import { renderManager } from '#test/rendered/event-manager-page.ts';
import { click, find, findAll, settle } from '#test/rendered/render-page.tsx';
import { showsIn } from '#test/rendered/shown-in-both-languages.ts';
import { given } from '#test/rendered/with-use-cases.tsx';

async function open(locale: 'en' | 'vi' = 'en') {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const guests = { entries: [], after: null, before: null, totalCount: 0 };
  await renderManager('guests', {
    useCases: [
      given(ListGuests, async () => ok(guests)),
      given(EditGuest, {
        edit: async () => ok(null),
        mailAgain: async () => ok(null),
        give: async () => ok(null),
        newGift: () => 'key',
      }),
    ],
    event: { status: 'PUBLISHED', abilities: ['event.guests'] },
    locale,
  });
}
const copy = async (label = 'Copy link') => {
  await click(find('button', label));
  await settle(5);
};
const toasts = () => findAll('[data-kind]', /./);

/** From here on time passes only when a test says so. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = async (element: Element) => {
  await act(async () => void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  for (let turn = 0; turn < 5; turn++) await act(async () => Promise.resolve());
};
const swipe = async (px: number): Promise<void> => {
  const [toast] = toasts();
  for (const [kind, clientX] of [
    ['pointerdown', 100],
    ['pointermove', 100 + px],
    ['pointerup', 100 + px],
  ] as const)
    await act(async () => void toast?.dispatchEvent(new MouseEvent(kind, { bubbles: true, clientX })));
};
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a confirmed action', { timeout: 30_000 }, () => {
  it('says that a link was copied, in both languages [S8-39] [S1-58]', async () => {
    await open();
    await copy();
    expect(toasts().map((toast) => toast.textContent)).toEqual(['Copied']);
    showsIn('en', 'Copied');
    await open('vi');
    await copy('Sao chép liên kết');
    expect(toasts().map((toast) => toast.textContent)).toEqual(['Sao chép thành công']);
    showsIn('vi', 'Copied');
  });

  it('shows at most three toasts, each for 4000 ms [S9-47]', async () => {
    await open();
    await copy();
    holdTime();
    for (let again = 0; again < 3; again++) await press(find('button', 'Copy link'));
    expect(toasts()).toHaveLength(3);
    await pass(3_999);
    expect(toasts()).toHaveLength(3);
    await pass(1 + 200);
    // The oldest had waited for its turn.
    expect(toasts()).toHaveLength(1);
    await pass(4_000 + 200);
    expect(toasts()).toHaveLength(0);
  });

  it('shows toasts 356 px wide and 14 px apart [S9-48]', async () => {
    await open();
    await copy();
    const place = document.querySelector('section[aria-label="Notifications"]') as HTMLElement;
    expect(getComputedStyle(place).width).toBe('356px');
    expect(getComputedStyle(place).gap).toBe('14px');
  });

  it('is dismissed by a swipe of 45 px, and removed 200 ms later [S9-49]', async () => {
    await open();
    await copy();
    holdTime();
    await swipe(44);
    await pass(250);
    expect(toasts()).toHaveLength(1);
    await swipe(45);
    await pass(199);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toHaveLength(0);
  });
});
