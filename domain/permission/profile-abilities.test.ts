import { expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { profileAbilities } from './profile-abilities.ts';

it('abilities on lan’s profile [S6-11]', () => {
  expect(tableOfOwn((viewer) => profileAbilities(viewer, { ownerAccountId: accountId('lan') }))).toBe(`
                     anonymous somebody owner accountant admin
profile.edit         ·         ·        ●     ·          ·
profile.likes        ·         ·        ●     ·          ·
profile.sessions     ·         ·        ●     ·          ·
profile.tickets      ·         ·        ●     ·          ·
profile.view-page    ●         ●        ●     ●          ●
profile.view-private ·         ·        ●     ·          ●
`);
});
