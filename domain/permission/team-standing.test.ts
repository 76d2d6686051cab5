import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { accountId, anAccount, anEventOf, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { teamStanding } from './team-standing.ts';

const event = anEventOf({ corporateId: 12, hasOrders: true });
const editor = anAccount({ accountId: accountId('editor') });
const team = [{ accountId: editor.accountId, role: 'EDITOR' as const }];

describe('as whom a viewer changes a team', () => {
  it('is the organiser, also once the event has orders', () => {
    for (const viewer of [anOwner(12), aStaffMember(12, 'SUB_ADMIN'), anAccount({ isAdmin: true })])
      expect(teamStanding(viewer, event, team)).toBe('ORGANISER');
  });

  it('is a member by their own role', () => {
    expect(teamStanding(editor, event, team)).toBe('EDITOR');
  });

  it('is nobody else', () => {
    for (const viewer of [anonymous, anAccount(), aStaffMember(12, 'ROOM_OPERATOR'), anOwner(13)])
      expect(teamStanding(viewer, event, team)).toBe(null);
  });
});
