import { expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { referralAbilities } from './referral-abilities.ts';

it('abilities on lan’s referrals [S6-12] [S6-13]', () => {
  expect(tableOfOwn((viewer) => referralAbilities(viewer, { ownerAccountId: accountId('lan') }))).toBe(`
                  anonymous somebody owner accountant admin
referral.convert  ·         ·        ●     ·          ·
referral.people   ·         ·        ●     ·          ·
referral.rewards  ·         ·        ●     ●          ●
referral.share    ·         ·        ●     ·          ·
referral.withdraw ·         ·        ●     ·          ·
`);
});
