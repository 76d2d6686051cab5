import { act } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#test/rendered/render-page.tsx';
import { HomeLayout } from './HomeLayout.tsx';

afterEach(() => void vi.useRealTimers());

const skeleton = () => document.querySelector('[data-skeleton]');
const heading = () => document.querySelector('main h1');

/** A page with a link to an event that is answered when `answer` is called. */
async function onTheWay(to: string) {
  let answer: (value: null) => void = () => undefined;
  const answered = new Promise<null>((resolve) => {
    answer = resolve;
  });
  await renderPage(
    [
      {
        Component: HomeLayout,
        children: [
          { path: '/', element: <Link to={to}>On</Link> },
          { path: '*', element: <h1>Arrived</h1>, loader: () => answered },
        ],
      },
    ],
    { at: '/' },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => document.querySelector<HTMLElement>('main a')?.click());
  return {
    wait: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    answer: () => act(async () => answer(null)),
  };
}

it('shows a poster’s skeleton to who waits for an event for longer than 150 ms, and the page when it comes', async () => {
  const { wait, answer } = await onTheWay('/event/dem-nhac-1');
  await wait(149);
  expect(skeleton()).toBeNull();
  await wait(1);
  expect(skeleton()).not.toBeNull();
  expect(document.querySelector<HTMLElement>('main a')?.parentElement?.style.display).toBe('none');
  await answer();
  expect([skeleton(), heading()?.textContent]).toEqual([null, 'Arrived']);
});

it('shows none when the event comes sooner, or for another page', async () => {
  const soon = await onTheWay('/vi/event/dem-nhac-1');
  await soon.wait(100);
  await soon.answer();
  await soon.wait(1_000);
  expect([skeleton(), heading()?.textContent]).toEqual([null, 'Arrived']);
  vi.useRealTimers();
  const other = await onTheWay('/my-ticket');
  await other.wait(1_000);
  expect(skeleton()).toBeNull();
});
