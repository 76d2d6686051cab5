import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { type WithdrawalFacts, withdrawalAbilities } from './withdrawal-abilities.ts';

const asked: WithdrawalFacts = { ownerAccountId: accountId('lan'), stage: 'UNDER_REVIEW', approvedBy: [] };
const accountant = (name: string) => anAccount({ accountId: accountId(name), isAccountant: true });

describe('who may do what with lan’s withdrawal [S6-13] [S6-24]', () => {
  it('role × ability, under review', () => {
    expect(tableOfOwn((viewer) => withdrawalAbilities(viewer, asked))).toBe(`
                     anonymous somebody owner accountant admin
withdrawal.approve   ·         ·        ·     ●          ●
withdrawal.reject    ·         ·        ·     ●          ●
withdrawal.take-back ·         ·        ●     ·          ·
withdrawal.view      ·         ·        ●     ●          ●
`);
  });

  it.each<[string, Parameters<typeof withdrawalAbilities>[0], WithdrawalFacts, string[]]>([
    [
      'who approved once does not approve again',
      accountant('hoa'),
      { ...asked, approvedBy: [accountId('hoa')] },
      ['withdrawal.view', 'withdrawal.reject'],
    ],
    [
      'a second accountant does',
      accountant('minh'),
      { ...asked, approvedBy: [accountId('hoa')] },
      ['withdrawal.view', 'withdrawal.approve', 'withdrawal.reject'],
    ],
    ['an accountant judges nothing of their own', accountant('lan'), asked, ['withdrawal.view', 'withdrawal.take-back']],
    ['an accountant sends no money to themself', accountant('lan'), { ...asked, stage: 'APPROVED' }, ['withdrawal.view']],
    ['once approved the money is sent', accountant('hoa'), { ...asked, stage: 'APPROVED' }, ['withdrawal.view', 'withdrawal.confirm-sent']],
    ['once approved it is not taken back', anAccount(), { ...asked, stage: 'APPROVED' }, ['withdrawal.view']],
    ['what is closed is read', accountant('hoa'), { ...asked, stage: 'CLOSED' }, ['withdrawal.view']],
    ['what is closed is read by its owner', anAccount(), { ...asked, stage: 'CLOSED' }, ['withdrawal.view']],
  ])('%s', (_who, viewer, withdrawal, abilities) => {
    expect(withdrawalAbilities(viewer, withdrawal)).toEqual(abilities);
  });

  it('however many approve one after another, they are different people and none of them asked for it', () => {
    fc.assert(
      fc.property(fc.array(anySignedIn, { maxLength: 12 }), (viewers) => {
        let withdrawal = asked;
        for (const viewer of viewers)
          if (withdrawalAbilities(viewer, withdrawal).includes('withdrawal.approve'))
            withdrawal = { ...withdrawal, approvedBy: [...withdrawal.approvedBy, viewer.accountId] };
        expect(new Set(withdrawal.approvedBy).size).toBe(withdrawal.approvedBy.length);
        expect(withdrawal.approvedBy).not.toContain(asked.ownerAccountId);
      }),
    );
  });
});
