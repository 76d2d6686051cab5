import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { type EventDraft, emptyDraft, emptyTicket } from '#application/event/event-draft.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { PreviewButton } from './PreviewButton.tsx';
// Loaded on demand, which may take longer than a test waits.
import './PagePreview.tsx';

const draft: EventDraft = {
  ...emptyDraft('s'),
  name: 'Đêm thơ Hàn Mặc Tử',
  address: 'Nhà thờ Con Gà, Đà Lạt',
  description: '<p>Mang theo <b>áo ấm</b></p>',
  sessions: [
    {
      key: 's',
      id: null,
      name: '',
      begin: '2026-12-24T19:30',
      end: '2026-12-24T21:30',
      address: '',
      planSale: null,
      tickets: [{ ...emptyTicket('t', 'ONSITE'), name: 'Vé thường', kind: 'PAID', price: '150000', unlimited: true }],
    },
  ],
};

async function open(shown: EventDraft = draft, locale: 'en' | 'vi' = 'en') {
  const desk = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const Component = withUseCases(() => <PreviewButton draft={shown} />, [given(EventDesk, desk)]);
  const page = await renderPage(
    [
      { path: '/create', Component },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { at: '/create', account: someAccount, now: NOW, locale },
  );
  await click(find('button', locale === 'en' ? 'Preview page' : 'Xem trước trang'));
  await appears('iframe');
  await settle(50);
  return page;
}

const inside = (): Document => {
  const page = document.querySelector('iframe')?.contentDocument;
  if (page === null || page === undefined) throw new Error('No page in the frame');
  return page;
};
const press = async (element: Element | null | undefined) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void element?.dispatchEvent(event));
  await settle();
  return event.defaultPrevented;
};

describe('the preview of an event’s page', () => {
  it('shows the unsaved draft by the page’s own parts', async () => {
    await open();
    const text = inside().body.textContent ?? '';
    expect(inside().querySelector('h1')?.textContent).toBe(draft.name);
    for (const words of ['Nhà thờ Con Gà, Đà Lạt', 'Mang theo áo ấm', 'Vé thường', '150,000', 'Buy ticket now'])
      expect(text).toContain(words);
  });

  it('is laid out at a phone’s and at a desk’s width', async () => {
    await open();
    await click(find('button', 'Phone'));
    expect(document.querySelector('iframe')?.width).toBe('390');
    await click(find('button', 'Desktop'));
    expect(document.querySelector('iframe')?.width).toBe('1280');
    expect(inside().querySelector('h1')?.textContent).toBe(draft.name);
  });

  it('neither sells nor leads away, and says so', async () => {
    const { router } = await open();
    const buy = [...inside().querySelectorAll('a')].find(({ textContent }) => textContent === 'Buy ticket now');
    expect(await press(buy)).toBe(true);
    expect(router.state.location.pathname).toBe('/create');
    expect(inside().querySelector('h1')?.textContent).toBe(draft.name);
    expect(find('[role="status"]', /^This is only a preview\./)).toBeDefined();
  });

  it('is left by Escape from within the page', async () => {
    await open();
    await act(async () => void inside().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await settle();
    expect(document.querySelector('iframe')).toBe(null);
    await settle(400);
    expect(findAll('[role="dialog"]', /./)).toEqual([]);
  });

  it('says that a missing date is a placeholder, in Vietnamese', async () => {
    await open({ ...emptyDraft('s'), name: '' }, 'vi');
    expect(inside().querySelector('h1')?.textContent).toBe('Sự kiện chưa đặt tên');
    expect(find('[role="status"]', /Ngày đang hiển thị chỉ là tạm/)).toBeDefined();
  });
});
