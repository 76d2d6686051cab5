import type { Page } from 'playwright/test';
import { HYDRATED } from '#ui/main/hydration-marks.ts';

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => document.querySelector('script[data-files]') === null || performance.getEntriesByName(mark).length > 0,
    HYDRATED,
  );
}

/** Waits for hydration wherever the page is opened or reloaded. */
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
