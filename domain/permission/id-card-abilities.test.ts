import { expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { idCardAbilities } from './id-card-abilities.ts';

it('abilities on lan’s ID card', () => {
  expect(tableOfOwn((viewer) => idCardAbilities(viewer, { ownerAccountId: accountId('lan') }))).toBe(`
             anonymous somebody owner accountant admin
id-card.view ·         ·        ●     ●          ●
`);
});
