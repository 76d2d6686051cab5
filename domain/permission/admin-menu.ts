import type { PlatformAbility } from './platform-abilities.ts';
import { ROUTES } from './route-table.ts';

/** In order. [S6-32] [S6-33] [S6-34] */
const ITEMS = {
  MY_EVENTS: { to: ROUTES['admin-events'].path, needs: 'admin.events' },
  REVENUE: { to: ROUTES['admin-event-report'].path, needs: 'admin.event-report' },
  TEAM: { to: ROUTES['admin-staffs'].path, needs: 'admin.staffs' },
  FEATURED: { to: ROUTES['admin-featured-event'].path, needs: 'admin.featured-events' },
  ORGANISERS: { to: ROUTES['admin-corporate'].path, needs: 'admin.corporates' },
  ACCOUNTANT: { to: ROUTES['admin-accountant'].path, needs: 'admin.accountant' },
  STATEMENT: { to: '/admin/accountant/statement', needs: 'admin.accountant' },
  REFUNDS: { to: '/admin/accountant/refunds', needs: 'refund.pay' },
  WITHDRAWALS: { to: '/admin/accountant/withdrawals', needs: 'withdrawal.approve' },
  BALANCES: { to: '/admin/accountant/balances', needs: 'withdrawal.approve' },
  TICKET_PORTAL: { to: ROUTES['admin-ticket-portal'].path, needs: 'admin.ticket-portal' },
  USERS: { to: '/admin/users', needs: 'admin.users' },
  LEADS: { to: '/admin/leads', needs: 'admin.leads' },
  SETTINGS: { to: '/admin/settings', needs: 'admin.settings' },
  INTEGRITY: { to: '/admin/integrity', needs: 'admin.integrity' },
  AUDIT_LOG: { to: '/admin/audit-log', needs: 'admin.audit-log' },
  SET_ASIDE: { to: '/admin/set-aside', needs: 'admin.set-aside' },
} as const satisfies Readonly<Record<string, { readonly to: string; readonly needs: PlatformAbility }>>;

export type AdminPage = keyof typeof ITEMS;

export type AdminMenuItem = { readonly page: AdminPage; readonly to: string };

const PAGES = Object.keys(ITEMS) as readonly AdminPage[];

/** The admin menu for these abilities, as they travel on the wire; empty: no menu. */
export const adminMenu = (abilities: readonly string[]): readonly AdminMenuItem[] =>
  abilities.includes('admin.menu')
    ? PAGES.filter((page) => abilities.includes(ITEMS[page].needs)).map((page) => ({ page, to: ITEMS[page].to }))
    : [];

/** Whether the menu names its viewer's role: an accountant, who is no admin. [S1-47] */
export const namesAccountant = (abilities: readonly string[]): boolean =>
  abilities.includes(ITEMS.ACCOUNTANT.needs) && !abilities.includes(ITEMS.FEATURED.needs);
