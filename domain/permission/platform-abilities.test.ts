import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { anAccount, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { tableOfCorporate } from '#test/builders/ability-table.ts';
import { PLATFORM_ABILITIES, type PlatformAbility, platformAbilities } from './platform-abilities.ts';

const ANYBODY_SIGNED_IN: PlatformAbility[] = [
  'event.create',
  'checkout.buy',
  'donation.give',
  'favourite.toggle',
  'rsvp.answer',
  'ticket.own-list',
  'referral.own',
  'withdrawal.request',
  'corporate.request',
  'organisation.create',
  'admin.events',
  'admin.event-report',
];
const MONEY: PlatformAbility[] = [
  'admin.menu',
  'admin.accountant',
  'admin.integrity',
  'admin.settings',
  'money.read',
  'money.reconcile',
  'refund.pay',
  'withdrawal.approve',
  'id-card.review',
];

describe('abilities on the platform', () => {
  it('role × ability', () => {
    expect(tableOfCorporate(platformAbilities)).toBe(`
                      anonymous person another’s owner owner unapproved owner subadmin operator resting accountant admin
admin.accountant      ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
admin.audit-log       ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
admin.corporates      ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
admin.event-report    ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
admin.events          ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
admin.featured-events ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
admin.integrity       ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
admin.leads           ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
admin.menu            ·         ·      ●               ●     ·                ●        ●        ·       ●          ●
admin.set-aside       ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
admin.settings        ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
admin.staffs          ·         ·      ●               ●     ●                ●        ·        ·       ·          ●
admin.ticket-portal   ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
admin.users           ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
checkout.buy          ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
corporate.request     ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
donation.give         ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
event.create          ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
favourite.toggle      ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
id-card.review        ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
money.read            ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
money.reconcile       ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
organisation.create   ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
referral.own          ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
refund.pay            ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
rsvp.answer           ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
settings.change       ·         ·      ·               ·     ·                ·        ·        ·       ·          ●
ticket.own-list       ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
withdrawal.approve    ·         ·      ·               ·     ·                ·        ·        ·       ●          ●
withdrawal.request    ·         ●      ●               ●     ●                ●        ●        ●       ●          ●
`);
  });

  it.each<[string, Parameters<typeof platformAbilities>[0], PlatformAbility[]]>([
    ['an anonymous visitor: nothing [S6-48] [S6-42]', anonymous, []],
    ['a signed-in user: make events, list tickets [S1-27] [S6-10]', anAccount(), ANYBODY_SIGNED_IN],
    ['a signed-in user: buy, donate, favourite, answer [S6-06] [S6-07] [S6-08]', anAccount(), ANYBODY_SIGNED_IN],
    [
      'a super admin: everything in the admin menu [S6-15] [S6-16]',
      anAccount({ isAdmin: true }),
      [...PLATFORM_ABILITIES],
    ],
    [
      'an accountant: the money, no admin-only screen [S6-24]',
      anAccount({ isAccountant: true }),
      [...ANYBODY_SIGNED_IN, ...MONEY],
    ],
    [
      'an approved corporate owner is a publisher [S6-18] [S1-27]',
      anOwner(12),
      [...ANYBODY_SIGNED_IN, 'admin.menu', 'admin.staffs'],
    ],
    [
      'a corporate owner who is not approved manages the team alone [S6-19] [S6-25]',
      anOwner(12, 'PENDING'),
      [...ANYBODY_SIGNED_IN, 'admin.staffs'],
    ],
    [
      'SUB_ADMIN is a publisher [S6-20]',
      aStaffMember(12, 'SUB_ADMIN'),
      [...ANYBODY_SIGNED_IN, 'admin.menu', 'admin.staffs'],
    ],
    [
      'ROOM_OPERATOR is no publisher [S6-21] [S6-26]',
      aStaffMember(12, 'ROOM_OPERATOR'),
      [...ANYBODY_SIGNED_IN, 'admin.menu'],
    ],
    ['EVENT_OWNER is no publisher [S6-22]', aStaffMember(12, 'EVENT_OWNER'), [...ANYBODY_SIGNED_IN, 'admin.menu']],
    ['staff that is not active any more', aStaffMember(12, 'SUB_ADMIN', false), ANYBODY_SIGNED_IN],
  ])('%s', (_who, viewer, abilities) => {
    expect(platformAbilities(viewer).toSorted()).toEqual(abilities.toSorted());
  });

  it('every account may answer invitations, use its referrals and request withdrawals [S6-09] [S6-12] [S6-13]', () => {
    fc.assert(
      fc.property(anySignedIn, (viewer) => {
        expect(platformAbilities(viewer)).toEqual(
          expect.arrayContaining(['rsvp.answer', 'referral.own', 'withdrawal.request']),
        );
      }),
    );
    expect(platformAbilities(anonymous)).toEqual([]);
  });
});
