import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const axePackage = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));

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
const axeSource = `${readFileSync(axePackage.resolve('axe-core/axe.min.js'), 'utf8')};axe.configure(${JSON.stringify(LOOKS_IN_FRONT_OF_THE_SUNRISE)});`;

/** What another colour scheme can break; everything else is the same in both. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export async function axeFaults(page: Page, rules: readonly string[] | null = null): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource })
    // No page has frames, and this way no second page is opened for each look.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(rules === null ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    })
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary = '' }) => `${html} (${failureSummary})`).join(' | ')}`,
  );
}
