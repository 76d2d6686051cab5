import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { ownPage, ownPublishers } from './own-page.ts';

const owner = (status: string): Account => ({
  ...someAccount,
  corporate: { id: 12, slug: 'Cong-ty-Ve-12', companyName: 'Công ty Vé', name: 'Vé', status, email: null },
});
const staff = (role: string, active = true): Account => ({
  ...someAccount,
  staff: { role, active, corporateId: 12, companyName: 'Công ty Vé' },
});
const toCorporate = { kind: 'CORPORATE_PAGE', corporateSlug: 'Cong-ty-Ve-12' };
const toOwn = { kind: 'USER_PAGE', username: 'linh' };

describe('the profile’s target', () => {
  it.each<[string, Account, object]>([
    ['a person to the person’s page', someAccount, toOwn],
    ['the owner of an approved corporate to its page', owner('APPROVED'), toCorporate],
    ['the owner of one that waits to the person’s page', owner('PENDING'), toOwn],
    ['the owner of one whose state this version does not know to the person’s page', owner('SUSPENDED'), toOwn],
    ['a SUB_ADMIN to the corporate’s page', staff('SUB_ADMIN'), toCorporate],
    ['a SUB_ADMIN who left to the person’s page', staff('SUB_ADMIN', false), toOwn],
    ['any other staff to the person’s page', staff('EVENT_OWNER'), toOwn],
  ])('%s', (_who, account, target) => {
    expect(ownPage(account)).toEqual(target);
  });
});

describe('in whose name an account may publish', () => {
  it('is its approved corporate, or one it is an active SUB_ADMIN of', () => {
    const its = [{ corporateId: 12, name: 'Công ty Vé' }];
    expect(ownPublishers(owner('APPROVED'))).toEqual(its);
    expect(ownPublishers(staff('SUB_ADMIN'))).toEqual(its);
    expect(ownPublishers({ ...owner('APPROVED'), staff: staff('SUB_ADMIN').staff })).toEqual(its);
    for (const account of [someAccount, owner('PENDING'), staff('ROOM_OPERATOR'), staff('SUB_ADMIN', false)])
      expect(ownPublishers(account)).toEqual([]);
  });
});
