import { describe, expect, it } from 'vitest';
import { anAccount, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import {
  actingCorporates,
  anonymous,
  isAccountant,
  isPublisher,
  isStaffCorporateManager,
  publisherCorporates,
  teamManagedCorporates,
} from './viewer.ts';

describe('roles for a corporate', () => {
  it.each([
    ['anonymous', anonymous, [], [], []],
    ['nobody in particular [S6-23]', anAccount(), [], [], []],
    ['approved owner [S6-18]', anOwner(12), [12], [12], [12]],
    ['pending owner [S6-19] [S6-25]', anOwner(12, 'PENDING'), [], [12], [12]],
    ['rejected owner [S6-19] [S6-25]', anOwner(12, 'REJECTED'), [], [12], [12]],
    ['SUB_ADMIN [S6-20]', aStaffMember(12, 'SUB_ADMIN'), [12], [12], [12]],
    ['ROOM_OPERATOR', aStaffMember(12, 'ROOM_OPERATOR'), [], [12], []],
    ['EVENT_OWNER', aStaffMember(12, 'EVENT_OWNER'), [], [12], []],
    ['inactive staff', aStaffMember(12, 'SUB_ADMIN', false), [], [], []],
  ] as const)('%s publishes for, acts for and manages the team of', (_who, viewer, publishes, acts, manages) => {
    expect(publisherCorporates(viewer)).toEqual(publishes);
    expect(actingCorporates(viewer)).toEqual(acts);
    expect(teamManagedCorporates(viewer)).toEqual(manages);
    expect(isPublisher(viewer)).toBe(publishes.length > 0);
  });

  it('ROOM_OPERATOR and EVENT_OWNER are staff managers while active [S6-21] [S6-22]', () => {
    const roles = ['ROOM_OPERATOR', 'EVENT_OWNER', 'SUB_ADMIN'] as const;
    expect(roles.map((role) => isStaffCorporateManager(aStaffMember(12, role)))).toEqual([true, true, false]);
    expect(isStaffCorporateManager(aStaffMember(12, 'EVENT_OWNER', false))).toBe(false);
    expect(isStaffCorporateManager(anonymous)).toBe(false);
  });

  it('admins are accountants too; anonymous viewers are neither [S6-15]', () => {
    expect(isAccountant(anAccount({ isAdmin: true }))).toBe(true);
    expect(isAccountant(anAccount({ isAccountant: true }))).toBe(true);
    expect(isAccountant(anAccount())).toBe(false);
    expect(isAccountant(anonymous)).toBe(false);
  });
});
