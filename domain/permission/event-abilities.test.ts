import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_STATUSES, TEAM_ROLES } from '#domain/event/event.ts';
import { actionObstacle } from '#domain/event/event-actions.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { anyEventFacts, anySignedIn, anyViewer } from '#test/arbitraries/viewer.arbitraries.ts';
import { aDraftEvent } from '#test/builders/a-draft-event.ts';
import { accountId, anAccount, anEventOf, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { tableOfEvent } from '#test/builders/ability-table.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  EVENT_ABILITIES,
  type EventAbility,
  type EventFacts,
  eventAbilities,
  requireOnEvent,
  skipsWaitingRoom,
} from './event-abilities.ts';

const lan = anAccount();
const corporate = anEventOf({ corporateId: 12 });

describe('abilities on a published event', () => {
  it('role × ability [S6-38] [S6-39]', () => {
    expect(tableOfEvent((_viewer, abilities) => abilities)).toBe(`
                 anonymous person organiser manager editor door owner subadmin operator author resting accountant admin
event.approve    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.archive    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.cancel     ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.chat       ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.check-in   ·         ·      ●         ●       ·      ●    ●     ●        ●        ●      ·       ·          ●
event.clone      ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.edit       ·         ·      ●         ●       ●      ·    ●     ●        ·        ●      ·       ·          ●
event.featured   ·         ·      ·         ·       ·      ·    ·     ·        ·        ·      ·       ·          ●
event.forms      ·         ·      ●         ●       ●      ·    ●     ●        ·        ●      ·       ·          ●
event.guests     ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.hand-over  ·         ·      ●         ·       ·      ·    ·     ·        ·        ·      ·       ·          ·
event.invite     ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.mail       ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.notify     ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.orders     ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
event.payments   ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.payout     ·         ·      ●         ·       ·      ·    ●     ●        ·        ·      ·       ·          ·
event.promotions ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.publish    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.revenue    ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ●          ●
event.rooms      ·         ·      ●         ●       ●      ·    ●     ●        ●        ●      ·       ·          ●
event.run-rooms  ·         ·      ●         ●       ·      ·    ●     ●        ●        ●      ·       ·          ●
event.seats      ·         ·      ●         ●       ●      ·    ●     ●        ·        ●      ·       ·          ●
event.team       ·         ·      ●         ●       ·      ·    ●     ●        ·        ●      ·       ·          ●
event.view       ●         ●      ●         ●       ●      ●    ●     ●        ●        ●      ●       ●          ●
`);
  });

  it.each<[string, Parameters<typeof eventAbilities>[0], Parameters<typeof eventAbilities>[1], EventAbility[]]>([
    [
      'a pending corporate owner [S6-19]',
      anOwner(12, 'PENDING'),
      corporate,
      ['event.view', 'event.rooms', 'event.run-rooms', 'event.check-in'],
    ],
    ['another corporate’s owner', anOwner(13), corporate, ['event.view']],
    [
      'EVENT_OWNER of somebody else’s event [S6-22] [S6-42]',
      aStaffMember(12, 'EVENT_OWNER'),
      corporate,
      ['event.view', 'event.rooms', 'event.run-rooms', 'event.check-in'],
    ],
    ['who made it but left the corporate', lan, { ...corporate, ownerAccountId: lan.accountId }, ['event.view']],
  ])('%s', (_who, viewer, event, abilities) => {
    expect(eventAbilities(viewer, event)).toEqual(abilities);
  });

  it.each<[string, EventAbility]>([
    ['approving attendees', 'event.approve'],
    ['inviting guests [S6-37]', 'event.invite'],
    ['checking guests in [S6-38] [S6-45]', 'event.check-in'],
    ['reports [S6-39]', 'event.revenue'],
    ['editing [S6-42]', 'event.edit'],
    ['promotions [S6-43]', 'event.promotions'],
    ['online rooms [S6-44]', 'event.rooms'],
    ['notifications [S6-46]', 'event.notify'],
    ['revenue [S6-47]', 'event.revenue'],
  ])('%s: granted to the organiser, not to viewers without a role', (_what, ability) => {
    expect(eventAbilities(lan, anEventOf({ ownerAccountId: lan.accountId }))).toContain(ability);
    for (const viewer of [anonymous, lan, anOwner(13), aStaffMember(12, 'SUB_ADMIN', false)])
      expect(eventAbilities(viewer, corporate)).not.toContain(ability);
  });

  it('individuals organise what they made; a corporate’s owner and staff what they made for it [S1-27]', () => {
    const lans = { ...corporate, ownerAccountId: lan.accountId };
    expect(eventAbilities(lan, { ...lans, corporateId: null })).toEqual(
      expect.arrayContaining(['event.edit', 'event.publish']),
    );
    for (const viewer of [
      anOwner(12),
      aStaffMember(12, 'SUB_ADMIN'),
      aStaffMember(12, 'EVENT_OWNER'),
      aStaffMember(12, 'ROOM_OPERATOR'),
    ])
      expect(eventAbilities(viewer, lans)).toEqual(expect.arrayContaining(['event.edit', 'event.publish']));
    for (const viewer of [lan, anOwner(13), aStaffMember(12, 'SUB_ADMIN', false)])
      expect(eventAbilities(viewer, lans)).toEqual(['event.view']);
  });

  it('accountants read the money of every event and change nothing [S6-24]', () => {
    expect(eventAbilities(anAccount({ isAccountant: true }), corporate)).toEqual([
      'event.view',
      'event.orders',
      'event.revenue',
    ]);
  });

  it('only admins feature an event [S6-16]', () => {
    const others = [anonymous, lan, anAccount({ isAccountant: true }), anOwner(12), aStaffMember(12, 'SUB_ADMIN')];
    for (const viewer of others)
      for (const teamRole of [null, ...TEAM_ROLES])
        expect(eventAbilities(viewer, { ...corporate, ownerAccountId: lan.accountId, teamRole })).not.toContain(
          'event.featured',
        );
  });

  it('admins feature published events only [S6-16]', () => {
    const onFront = EVENT_STATUSES.filter((status) =>
      eventAbilities(anAccount({ isAdmin: true }), anEventOf({ status })).includes('event.featured'),
    );
    expect(onFront).toEqual(['PUBLISHED']);
  });
});

describe('drafts', () => {
  it('are visible to their team only [S6-01]', () => {
    const draft = anEventOf({ status: 'READY' });
    for (const viewer of [anonymous, lan, anOwner(12)]) expect(eventAbilities(viewer, draft)).toEqual([]);
    expect(eventAbilities(lan, { ...draft, teamRole: 'EDITOR' })).toContain('event.view');
    expect(eventAbilities(anAccount({ isAccountant: true }), draft)).toContain('event.view');
  });

  it('stay invisible to strangers unless published, and can always be published or deleted', () => {
    const settings = fc.record({ archive: fc.boolean(), donations: fc.boolean(), formPerTicket: fc.boolean() });
    fc.assert(
      fc.property(settings, (changed) => {
        const draft = { ...aDraftEvent, ...changed };
        const { status, archive } = draft;
        expect(eventAbilities(lan, { ...anEventOf({ status }), archive })).toEqual([]);
        expect(actionObstacle({ ...draft, archive: false }, 'PUBLISH', NOW)).toBeNull();
        expect(actionObstacle(draft, 'DELETE', NOW)).toBeNull();
      }),
    );
  });

  it('without orders are deleted by the organiser, not by a manager', () => {
    const draft = anEventOf({ ownerAccountId: lan.accountId, status: 'READY' });
    const asManager = { ...draft, ownerAccountId: accountId('minh'), teamRole: 'MANAGER' } as const;
    expect(eventAbilities(lan, draft)).toEqual(EVENT_ABILITIES.filter((ability) => ability !== 'event.featured'));
    expect(eventAbilities(lan, { ...draft, hasOrders: true })).not.toContain('event.delete');
    expect(eventAbilities(lan, { ...draft, status: 'CANCELLED' })).not.toContain('event.delete');
    expect(eventAbilities(lan, draft).filter((ability) => !eventAbilities(lan, asManager).includes(ability))).toEqual([
      'event.delete',
      'event.payout',
      'event.hand-over',
    ]);
  });
});

const isForEverybody = ({ status, feature }: EventFacts): boolean => status !== 'READY' && feature === 'PUBLIC';

describe('a private event', () => {
  it('is seen by who shows its key, holds a ticket or an invitation, once it is published', () => {
    fc.assert(
      fc.property(anyEventFacts, (event) => {
        const opened = eventAbilities(anonymous, { ...event, opened: true });
        expect(opened).toEqual(event.status === 'READY' ? [] : ['event.view']);
      }),
    );
  });
});

describe('tenant isolation', () => {
  it('without a role, strangers view published public events only [S6-41] [S6-42]', () => {
    fc.assert(
      fc.property(anySignedIn, anyEventFacts, (someone, event) => {
        const stranger = { ...someone, accountId: accountId('stranger'), isAdmin: false, isAccountant: false };
        const foreign = { ...event, corporateId: event.corporateId === null ? null : 99, teamRole: null };
        expect(eventAbilities(stranger, foreign)).toEqual(isForEverybody(event) ? ['event.view'] : []);
      }),
    );
  });

  it('any ability includes viewing', () => {
    fc.assert(
      fc.property(anyViewer, anyEventFacts, (viewer, event) => {
        const abilities = eventAbilities(viewer, event);
        expect(abilities.length > 0).toBe(abilities.includes('event.view'));
      }),
    );
  });

  it('anonymous viewers see published public events and do nothing else [S6-01] [S6-41] [S6-42]', () => {
    fc.assert(
      fc.property(anyEventFacts, (event) => {
        expect(eventAbilities(anonymous, event)).toEqual(isForEverybody(event) ? ['event.view'] : []);
      }),
    );
  });
});

describe('requireOnEvent', () => {
  it.each<[string, EventAbility[], object]>([
    ['is granted with the ability', ['event.view', 'event.edit'], { ok: true, value: null }],
    ['is forbidden to who only sees the event', ['event.view'], { ok: false, refusal: { code: 'FORBIDDEN' } }],
    ['finds no event for who may not see it', [], { ok: false, refusal: { code: 'EVENT_NOT_FOUND' } }],
  ])('editing %s', (_what, abilities, answer) => {
    expect(requireOnEvent('event.edit', new Set(abilities))).toEqual(answer);
  });
});

describe('skipping the waiting room', () => {
  it('is for those who prepare the event or work its door', () => {
    const past = EVENT_ABILITIES.filter((ability) => skipsWaitingRoom([ability]));
    expect(past).toEqual<EventAbility[]>(['event.edit', 'event.run-rooms', 'event.check-in']);
    expect(skipsWaitingRoom([])).toBe(false);
    expect(skipsWaitingRoom(EVENT_ABILITIES)).toBe(true);
  });
});
