import { describe, expect, it } from 'vitest';
import { accountId } from '#test/builders/a-viewer.ts';
import { given } from '#test/builders/given.ts';
import {
  decideStaff,
  evolveStaff,
  managedStaffRoles,
  type Staff,
  type StaffActor,
  type StaffCommand,
  type StaffEvent,
  staffStanding,
} from './staff.ts';
import { STAFF_ROLES, type StaffRole } from './viewer.ts';

const [owner, lan, minh] = [accountId('owner'), accountId('lan'), accountId('minh')];
const asOwner: StaffActor = { accountId: owner, standing: 'OWNER' };
const asSubAdmin: StaffActor = { accountId: lan, standing: 'SUB_ADMIN' };
const subAdmin: StaffEvent = { kind: 'ADDED', accountId: lan, role: 'SUB_ADMIN' };
const operator: StaffEvent = { kind: 'ADDED', accountId: minh, role: 'ROOM_OPERATOR' };

const staff = given<Staff, StaffEvent>(evolveStaff, []);
const by = (actor: StaffActor, command: StaffCommand) => (state: Staff) =>
  decideStaff(command, actor, { ownerAccountId: owner, staff: state });

describe('corporate staff', () => {
  it('are active from the start', () => {
    expect(staff(subAdmin, operator).state).toEqual([
      { accountId: lan, role: 'SUB_ADMIN', active: true },
      { accountId: minh, role: 'ROOM_OPERATOR', active: true },
    ]);
  });

  it('can be deactivated and reactivated, and change role meanwhile', () => {
    const rested = staff(subAdmin, operator)
      .when(by(asSubAdmin, { kind: 'SET_ACTIVE', accountId: minh, active: false }))
      .thenHappens({ kind: 'RESTED', accountId: minh })
      .when(by(asSubAdmin, { kind: 'SET_ACTIVE', accountId: minh, active: false }))
      .thenHappens()
      .when(by(asSubAdmin, { kind: 'CHANGE_ROLE', accountId: minh, role: 'EVENT_OWNER' }))
      .thenHappens({ kind: 'ROLE_CHANGED', accountId: minh, role: 'EVENT_OWNER' });
    expect(rested.state).toContainEqual({ accountId: minh, role: 'EVENT_OWNER', active: false });
    const back = rested
      .when(by(asOwner, { kind: 'SET_ACTIVE', accountId: minh, active: true }))
      .thenHappens({ kind: 'REACTIVATED', accountId: minh });
    expect(back.state).toContainEqual({ accountId: minh, role: 'EVENT_OWNER', active: true });
    expect(back.state).toContainEqual({ accountId: lan, role: 'SUB_ADMIN', active: true });
  });

  it('are active when added again', () => {
    const { state } = staff(
      operator,
      { kind: 'RESTED', accountId: minh },
      { kind: 'REMOVED', accountId: minh },
      operator,
    );
    expect(state).toEqual([{ accountId: minh, role: 'ROOM_OPERATOR', active: true }]);
  });

  it('cannot be deactivated by themselves, by lower roles, or if unknown', () => {
    staff(subAdmin, operator)
      .when(by(asSubAdmin, { kind: 'SET_ACTIVE', accountId: lan, active: false }))
      .thenRefused({ code: 'NOT_YOUR_OWN_ROLE' })
      .when(by({ accountId: minh, standing: 'ROOM_OPERATOR' }, { kind: 'SET_ACTIVE', accountId: lan, active: false }))
      .thenRefused({ code: 'NOT_YOURS_TO_MANAGE', role: 'SUB_ADMIN' })
      .when(by(asOwner, { kind: 'SET_ACTIVE', accountId: owner, active: false }))
      .thenRefused({ code: 'NOT_IN' });
  });

  it('exclude the owner and unknown accounts', () => {
    staff(subAdmin)
      .when(by(asSubAdmin, { kind: 'ADD', accountId: owner, role: 'EVENT_OWNER' }))
      .thenRefused({ code: 'OWNS_THE_CORPORATE' })
      .when(by(asOwner, { kind: 'ADD', accountId: null, role: 'EVENT_OWNER' }))
      .thenRefused({ code: 'NO_ACCOUNT' })
      .when((state) =>
        decideStaff({ kind: 'ADD', accountId: null, role: 'EVENT_OWNER' }, asOwner, {
          ownerAccountId: null,
          staff: state,
        }),
      )
      .thenRefused({ code: 'NO_ACCOUNT' });
  });

  it.each<[StaffActor['standing'], readonly StaffRole[]]>([
    ['OWNER', ['SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER']],
    ['SUB_ADMIN', ['ROOM_OPERATOR', 'EVENT_OWNER']],
    ['ROOM_OPERATOR', []],
    ['EVENT_OWNER', []],
  ])('%s may add %j [S6-25] [S6-26]', (standing, takesIn) => {
    const taken = STAFF_ROLES.filter(
      (role) => by({ accountId: accountId('hoa'), standing }, { kind: 'ADD', accountId: lan, role })([]).ok,
    );
    expect(taken).toEqual(takesIn);
  });
});

describe('how a viewer stands to a corporate’s staff', () => {
  it('is as its owner for the owner and for platform admins, else by the own role, else not at all', () => {
    const nobody = { owns: false, isAdmin: false };
    expect(staffStanding({ ...nobody, owns: true }, null)).toBe('OWNER');
    expect(staffStanding({ ...nobody, isAdmin: true }, 'ROOM_OPERATOR')).toBe('OWNER');
    expect(staffStanding(nobody, 'SUB_ADMIN')).toBe('SUB_ADMIN');
    expect(staffStanding(nobody, null)).toBeNull();
  });

  it('says which roles they give: the owner all, a sub-admin those below, others none', () => {
    expect(managedStaffRoles('OWNER')).toEqual(STAFF_ROLES);
    expect(managedStaffRoles('SUB_ADMIN')).toEqual(['ROOM_OPERATOR', 'EVENT_OWNER']);
    expect([managedStaffRoles('ROOM_OPERATOR'), managedStaffRoles('EVENT_OWNER'), managedStaffRoles(null)]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
