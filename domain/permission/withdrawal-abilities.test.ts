import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Withdrawal } from '#domain/programme/withdrawal.ts';
import { anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';
import { aWithdrawal } from '#test/builders/a-withdrawal.ts';
import { tableOfOwn } from '#test/builders/ability-table.ts';
import { type WithdrawalAbility, withdrawalAbilities } from './withdrawal-abilities.ts';

const reviewed = (...names: readonly string[]): Withdrawal => ({
  ...aWithdrawal,
  status: 'UNDER_REVIEW',
  approvals: names.map(accountId),
});
const approved: Withdrawal = { ...aWithdrawal, status: 'APPROVED', approvals: [accountId('hoa'), accountId('minh')] };
const transferred: Withdrawal = { ...aWithdrawal, status: 'TRANSFERRED', bankReference: 'FT26324000001' };
const lan = anAccount();
const accountant = (name: string) => anAccount({ accountId: accountId(name), isAccountant: true });

describe('abilities on lan’s withdrawal [S6-13] [S6-24]', () => {
  it('role × ability, under review', () => {
    expect(tableOfOwn((viewer) => withdrawalAbilities(viewer, reviewed()))).toBe(`
                   anonymous somebody owner accountant admin
withdrawal.approve ·         ·        ·     ●          ●
withdrawal.cancel  ·         ·        ●     ·          ·
withdrawal.reject  ·         ·        ·     ●          ●
withdrawal.view    ·         ·        ●     ●          ●
`);
  });

  it.each<[string, Parameters<typeof withdrawalAbilities>[0], Withdrawal, WithdrawalAbility[]]>([
    [
      'is taken under review by an accountant',
      accountant('hoa'),
      aWithdrawal,
      ['withdrawal.view', 'withdrawal.review'],
    ],
    ['is cancelled by who asked for it, before review too', lan, aWithdrawal, ['withdrawal.view', 'withdrawal.cancel']],
    [
      'is not approved again by who approved it once',
      accountant('hoa'),
      reviewed('hoa'),
      ['withdrawal.view', 'withdrawal.reject'],
    ],
    [
      'is approved by a second accountant',
      accountant('minh'),
      reviewed('hoa'),
      ['withdrawal.view', 'withdrawal.approve', 'withdrawal.reject'],
    ],
    [
      'is not judged by an accountant who asked for it',
      accountant('lan'),
      reviewed(),
      ['withdrawal.view', 'withdrawal.cancel'],
    ],
    [
      'is not taken under review by an accountant who asked for it',
      accountant('lan'),
      aWithdrawal,
      ['withdrawal.view', 'withdrawal.cancel'],
    ],
    ['is not sent to themself by an accountant', accountant('lan'), approved, ['withdrawal.view']],
    [
      'once approved is sent, or comes back',
      accountant('hoa'),
      approved,
      ['withdrawal.view', 'withdrawal.reject', 'withdrawal.confirm-transfer'],
    ],
    ['once approved is not cancelled', lan, approved, ['withdrawal.view']],
    ['once transferred is read', accountant('hoa'), transferred, ['withdrawal.view']],
  ])('it %s', (_what, viewer, withdrawal, abilities) => {
    expect(withdrawalAbilities(viewer, withdrawal)).toEqual(abilities);
  });

  it('approvers are different people and never the requester', () => {
    fc.assert(
      fc.property(fc.array(anySignedIn, { maxLength: 12 }), (viewers) => {
        let approvals = reviewed();
        for (const viewer of viewers)
          if (
            approvals.status === 'UNDER_REVIEW' &&
            withdrawalAbilities(viewer, approvals).includes('withdrawal.approve')
          )
            approvals = { ...approvals, approvals: [...approvals.approvals, viewer.accountId] };
        const by = approvals.status === 'UNDER_REVIEW' ? approvals.approvals : [];
        expect(new Set(by).size).toBe(by.length);
        expect(by).not.toContain(aWithdrawal.requestedBy);
      }),
    );
  });
});
