import type { Page } from 'playwright/test';
import { HYDRATED } from '#ui/main/hydration-marks.ts';

/**
 * React has taken the page over, if it is one of ours: its scripts come after what there is to see
 * (docs/decisions/0025).
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => document.querySelector('script[data-entry]') === null || performance.getEntriesByName(mark).length > 0,
    HYDRATED,
  );
}

/** A page that is looked at before it is touched: whoever opens it by its address, or anew, goes on when it answers. */
export function lookedAtFirst(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  return Object.assign(page, {
    goto: async (...asked: Parameters<Page['goto']>) => {
      const answer = await goto(...asked);
      await hydrated(page);
      return answer;
    },
    reload: async (...asked: Parameters<Page['reload']>) => {
      const answer = await reload(...asked);
      await hydrated(page);
      return answer;
    },
  });
}
