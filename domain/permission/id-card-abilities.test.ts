import { describe, expect, it } from 'vitest';
import type { Kyc } from '#domain/people/kyc.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { anIdCard } from '#test/builders/an-id-card.ts';
import { type IdCardFacts, idCardAbilities } from './id-card-abilities.ts';

const lan = anAccount();
const lans = { owner: accountId('lan'), card: anIdCard() };
const CARDS = {
  none: null,
  PENDING: { ...lans, status: 'PENDING' },
  APPROVED: { ...lans, status: 'APPROVED' },
  REJECTED: { ...lans, status: 'REJECTED', reason: 'It cannot be read' },
} as const satisfies Record<string, Kyc | null>;
const factsOf = (card: keyof typeof CARDS): IdCardFacts => ({ ownerAccountId: accountId('lan'), kyc: CARDS[card] });
const waiting = factsOf('PENDING');

describe('abilities on lan’s ID card', () => {
  it('role × ability, while pending', () => {
    expect(tableOfOwn((viewer) => idCardAbilities(viewer, waiting))).toBe(`
               anonymous somebody owner accountant admin
id-card.review ·         ·        ·     ●          ●
id-card.view   ·         ·        ●     ●          ●
`);
  });

  it.each([
    ['hands in the first', lan, 'none', ['id-card.view', 'id-card.submit']],
    ['hands in another after a rejection', lan, 'REJECTED', ['id-card.view', 'id-card.submit']],
    ['hands in a newer one after an approval', lan, 'APPROVED', ['id-card.view', 'id-card.submit']],
    ['waits while one is looked at', lan, 'PENDING', ['id-card.view']],
    ['does not review it, accountant or not', { ...lan, isAccountant: true }, 'PENDING', ['id-card.view']],
  ] as const)('its owner %s', (_what, viewer, card, abilities) => {
    expect(idCardAbilities(viewer, factsOf(card))).toEqual(abilities);
  });

  it.each(['none', 'APPROVED', 'REJECTED'] as const)('accountants cannot decide a card that is %s', (card) => {
    expect(idCardAbilities(anAccount({ accountId: accountId('hoa'), isAccountant: true }), factsOf(card))).toEqual([
      'id-card.view',
    ]);
  });
});
