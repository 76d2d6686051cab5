import { expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { savedCardAbilities } from './saved-card-abilities.ts';

it('abilities on lan’s saved card', () => {
  expect(tableOfOwn((viewer) => savedCardAbilities(viewer, { ownerAccountId: accountId('lan') }))).toBe(`
                  anonymous somebody owner accountant admin
saved-card.remove ·         ·        ●     ·          ·
`);
});
