import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

// By itself axe judges no colour in front of a pseudo-element, and the start page's sunrise is one.
const LOOKS_IN_FRONT_OF_THE_SUNRISE = {
  checks: [
    {
      id: 'color-contrast',
      options: {
        ignorePseudo: true,
        ignoreUnicode: true,
        ignoreLength: false,
        boldValue: 700,
        boldTextPt: 14,
        largeTextPt: 18,
        shadowOutlineEmMax: 0.2,
        contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
        pseudoSizeThreshold: 0.25,
        textStrokeEmMin: 0.03,
      },
    },
  ],
};
const axeSource = `${axe.source};axe.configure(${JSON.stringify(LOOKS_IN_FRONT_OF_THE_SUNRISE)});`;

/** What another colour scheme can break; everything else is the same in both. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export async function axeFaults(page: Page, rules: readonly string[] | null = null): Promise<readonly string[]> {
  // Once for each document: injecting axe costs a third of looking. In the frame of a mail nothing runs.
  for (const frame of page.frames().filter((one) => one.url() !== 'about:srcdoc'))
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(rules === null ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
  };
  const violations = await page.evaluate(async (asked) => (await window.axe.run(document, asked)).violations, options);
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html} (${failureSummary})`).join(' | ')}`,
  );
}
