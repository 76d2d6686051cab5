import { describe, expect, it } from 'vitest';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { type IdCardFacts, idCardAbilities } from './id-card-abilities.ts';

const waiting: IdCardFacts = { ownerAccountId: accountId('lan'), status: 'PENDING' };

describe('who may do what with lan’s ID card', () => {
  it('role × ability, while it waits', () => {
    expect(tableOfOwn((viewer) => idCardAbilities(viewer, waiting))).toBe(`
               anonymous somebody owner accountant admin
id-card.review ·         ·        ·     ●          ●
id-card.view   ·         ·        ●     ●          ●
`);
  });

  it.each([
    ['hands in the first', anAccount(), null, ['id-card.view', 'id-card.submit']],
    ['hands in another after a rejection', anAccount(), 'REJECTED', ['id-card.view', 'id-card.submit']],
    ['keeps what was approved', anAccount(), 'APPROVED', ['id-card.view']],
    ['does not review it, accountant or not', anAccount({ isAccountant: true }), 'PENDING', ['id-card.view']],
  ] as const)('its owner %s', (_what, viewer, status, abilities) => {
    expect(idCardAbilities(viewer, { ...waiting, status })).toEqual(abilities);
  });

  it.each([null, 'APPROVED', 'REJECTED'] as const)('an accountant judges no card that is %s', (status) => {
    expect(idCardAbilities(anAccount({ accountId: accountId('hoa'), isAccountant: true }), { ...waiting, status })).toEqual(['id-card.view']);
  });
});
