import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anAccount, anOwner, aStaffMember } from '#test/builders/a-viewer.ts';
import { adminMenu, namesAccountant } from './admin-menu.ts';
import { platformAbilities } from './platform-abilities.ts';

describe('the admin menu', () => {
  it.each<[string, Parameters<typeof platformAbilities>[0], string[]]>([
    [
      'an admin: everything [S6-15] [S6-16]',
      anAccount({ isAdmin: true }),
      [
        'MY_EVENTS',
        'REVENUE',
        'TEAM',
        'FEATURED',
        'ORGANISERS',
        'ACCOUNTANT',
        'STATEMENT',
        'REFUNDS',
        'WITHDRAWALS',
        'BALANCES',
        'TICKET_PORTAL',
        'USERS',
        'LEADS',
        'SETTINGS',
        'INTEGRITY',
        'AUDIT_LOG',
        'SET_ASIDE',
      ],
    ],
    [
      'an accountant [S6-24]',
      anAccount({ isAccountant: true }),
      [
        'MY_EVENTS',
        'REVENUE',
        'ACCOUNTANT',
        'STATEMENT',
        'REFUNDS',
        'WITHDRAWALS',
        'BALANCES',
        'SETTINGS',
        'INTEGRITY',
      ],
    ],
    ['an approved corporate owner', anOwner(12), ['MY_EVENTS', 'REVENUE', 'TEAM']],
    ['SUB_ADMIN', aStaffMember(12, 'SUB_ADMIN'), ['MY_EVENTS', 'REVENUE', 'TEAM']],
    ['ROOM_OPERATOR', aStaffMember(12, 'ROOM_OPERATOR'), ['MY_EVENTS', 'REVENUE']],
    ['EVENT_OWNER', aStaffMember(12, 'EVENT_OWNER'), ['MY_EVENTS', 'REVENUE']],
    ['who is not active any more: no menu', aStaffMember(12, 'SUB_ADMIN', false), []],
    ['an owner who is not approved: no menu', anOwner(12, 'PENDING'), []],
    ['a plain individual: no menu', anAccount(), []],
    ['anonymous: no menu', anonymous, []],
  ])('of %s', (_who, viewer, pages) => {
    expect(adminMenu(platformAbilities(viewer)).map((item) => item.page)).toEqual(pages);
  });

  it('links match the route table', () => {
    expect(adminMenu(platformAbilities(anAccount({ isAdmin: true }))).map((item) => item.to)).toEqual([
      '/admin/events',
      '/admin/event-report',
      '/admin/staffs',
      '/admin/featured-event',
      '/admin/corporate',
      '/admin/accountant',
      '/admin/accountant/statement',
      '/admin/accountant/refunds',
      '/admin/accountant/withdrawals',
      '/admin/accountant/balances',
      '/admin/ticket-portal',
      '/admin/users',
      '/admin/leads',
      '/admin/settings',
      '/admin/integrity',
      '/admin/audit-log',
      '/admin/set-aside',
    ]);
  });

  it('names accountants, and nobody who is an admin', () => {
    const named = [{ isAccountant: true }, { isAdmin: true }, { isAdmin: true, isAccountant: true }, {}].map((facts) =>
      namesAccountant(platformAbilities(anAccount(facts))),
    );
    expect(named).toEqual([true, false, false, false]);
  });
});
