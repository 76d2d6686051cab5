import { expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { bankAccountAbilities } from './bank-account-abilities.ts';

it('abilities on lan’s bank account', () => {
  expect(tableOfOwn((viewer) => bankAccountAbilities(viewer, { ownerAccountId: accountId('lan') }))).toBe(`
                    anonymous somebody owner accountant admin
bank-account.remove ·         ·        ●     ·          ·
bank-account.use    ·         ·        ●     ·          ·
bank-account.view   ·         ·        ●     ●          ●
`);
});
