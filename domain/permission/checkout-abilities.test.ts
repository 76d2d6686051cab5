import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { checkoutAbilities } from './checkout-abilities.ts';

const lans = { buyerAccountId: accountId('lan'), byResumeLink: false };

describe('abilities on lan’s checkout', () => {
  it('role × ability', () => {
    expect(tableOfOwn((viewer) => checkoutAbilities(viewer, lans))).toBe(`
                anonymous somebody owner accountant admin
checkout.cancel ·         ·        ●     ·          ·
checkout.change ·         ·        ●     ·          ·
checkout.follow ·         ·        ●     ·          ·
checkout.pay    ·         ·        ●     ·          ·
checkout.share  ·         ·        ●     ·          ·
checkout.view   ·         ·        ●     ·          ·
`);
  });

  it('the resume link follows the order and allows nothing else', () => {
    for (const viewer of [anonymous, anAccount({ accountId: accountId('minh') })])
      expect(checkoutAbilities(viewer, { ...lans, byResumeLink: true })).toEqual(['checkout.follow']);
  });
});
