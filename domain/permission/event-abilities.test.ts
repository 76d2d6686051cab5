import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEventFacts, anySignedIn, anyViewer } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount, anEventOf, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { EVENT_ABILITIES, type EventAbility, eventAbilities } from './event-abilities.ts';
import { anonymous } from './viewer.ts';

const lan = anAccount();
const own = anEventOf({ ownerAccountId: lan.accountId });
const corporate = anEventOf({ corporateId: 12 });
const MANAGER: EventAbility[] = EVENT_ABILITIES.filter((ability) => ability !== 'event.delete');

describe('who may do what with a published event [S6-35] [S6-38] [S6-39]', () => {
  it.each<[string, Parameters<typeof eventAbilities>[0], Parameters<typeof eventAbilities>[1], EventAbility[]]>([
    ['an anonymous visitor', anonymous, anEventOf(), ['event.view']],
    ['a plain individual', lan, anEventOf(), ['event.view']],
    ['its organiser', lan, own, MANAGER],
    ['a team manager', lan, anEventOf({ teamRole: 'MANAGER' }), MANAGER],
    ['a team editor', lan, anEventOf({ teamRole: 'EDITOR' }), ['event.view', 'event.edit']],
    ['a team member for check-in', lan, anEventOf({ teamRole: 'CHECK_IN' }), ['event.view', 'event.check-in']],
    ['an approved corporate owner', anOwner(12), corporate, MANAGER],
    ['a pending corporate owner', anOwner(12, 'PENDING'), corporate, ['event.view', 'event.check-in']],
    ['another corporate’s owner', anOwner(13), corporate, ['event.view']],
    ['SUB_ADMIN', aStaffMember(12, 'SUB_ADMIN'), corporate, MANAGER],
    ['SUB_ADMIN no longer active', aStaffMember(12, 'SUB_ADMIN', false), corporate, ['event.view']],
    ['ROOM_OPERATOR', aStaffMember(12, 'ROOM_OPERATOR'), corporate, ['event.view', 'event.check-in']],
    ['EVENT_OWNER', aStaffMember(12, 'EVENT_OWNER'), corporate, ['event.view', 'event.check-in']],
    ['EVENT_OWNER on an event of their own', aStaffMember(12, 'EVENT_OWNER'), { ...corporate, ownerAccountId: lan.accountId }, MANAGER],
    ['who made it but left the corporate', lan, { ...corporate, ownerAccountId: lan.accountId }, ['event.view']],
    ['an accountant', anAccount({ isAccountant: true }), anEventOf(), ['event.view', 'event.orders', 'event.revenue']],
    ['an admin', anAccount({ isAdmin: true }), anEventOf(), MANAGER],
  ])('%s', (_who, viewer, event, abilities) => {
    expect(eventAbilities(viewer, event)).toEqual(abilities);
  });
});

describe('drafts', () => {
  it('are seen by their team only [S6-01]', () => {
    const draft = anEventOf({ status: 'READY' });
    for (const viewer of [anonymous, lan, anOwner(12)]) expect(eventAbilities(viewer, draft)).toEqual([]);
    expect(eventAbilities(lan, { ...draft, teamRole: 'EDITOR' })).toContain('event.view');
    expect(eventAbilities(anAccount({ isAccountant: true }), draft)).toContain('event.view');
  });

  it('without orders are deleted by their organiser, not by a manager', () => {
    const draft = anEventOf({ ownerAccountId: lan.accountId, status: 'READY' });
    expect(eventAbilities(lan, draft)).toEqual(EVENT_ABILITIES);
    expect(eventAbilities(lan, { ...draft, hasOrders: true })).not.toContain('event.delete');
    expect(eventAbilities(lan, { ...draft, ownerAccountId: accountId('minh'), teamRole: 'MANAGER' })).toEqual(MANAGER);
  });
});

describe('rights as a whole', () => {
  it('more role never means fewer abilities', () => {
    fc.assert(
      fc.property(anySignedIn, anyEventFacts, (viewer, event) => {
        const few = eventAbilities(viewer, event);
        const raised = [
          eventAbilities({ ...viewer, isAdmin: true }, event),
          eventAbilities({ ...viewer, isAccountant: true }, event),
          eventAbilities({ ...viewer, staffMemberships: [...viewer.staffMemberships, { corporateId: 12, role: 'SUB_ADMIN', active: true }] }, event),
          eventAbilities({ ...viewer, ownedCorporates: [...viewer.ownedCorporates, { corporateId: 12, status: 'APPROVED' }] }, event),
          eventAbilities(viewer, { ...event, teamRole: 'MANAGER' }),
        ];
        for (const many of raised) expect(many).toEqual(expect.arrayContaining(few));
      }),
    );
  });

  it('nobody reaches another tenant’s event: without a role on it or on the platform, a stranger views what is published', () => {
    fc.assert(
      fc.property(anySignedIn, anyEventFacts, (someone, event) => {
        const stranger = { ...someone, accountId: accountId('stranger'), isAdmin: false, isAccountant: false };
        const foreign = { ...event, corporateId: event.corporateId === null ? null : 99, teamRole: null };
        expect(eventAbilities(stranger, foreign)).toEqual(event.status === 'READY' ? [] : ['event.view']);
      }),
    );
  });

  it('whoever may do anything may view', () => {
    fc.assert(
      fc.property(anyViewer, anyEventFacts, (viewer, event) => {
        const abilities = eventAbilities(viewer, event);
        expect(abilities.length > 0).toBe(abilities.includes('event.view'));
      }),
    );
  });

  it('anonymous can only view, whatever stands in the event [S6-41] [S6-42]', () => {
    fc.assert(
      fc.property(anyEventFacts, (event) => {
        expect(eventAbilities(anonymous, event)).toEqual(event.status === 'READY' ? [] : ['event.view']);
      }),
    );
  });
});
