import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdminPage } from './header.view.ts';

export const ADMIN_PAGE_NAMES: Readonly<Record<AdminPage, ReactNode>> = {
  MY_EVENTS: <Trans>My Events</Trans>,
  REVENUE: <Trans>Revenue Report</Trans>,
  TEAM: <Trans>Team Management</Trans>,
  FEATURED: <Trans>Featured Events</Trans>,
  ORGANISERS: <Trans>Organizer Approval</Trans>,
  ACCOUNTANT: <Trans>Accountant</Trans>,
  STATEMENT: <Trans>Bank statement</Trans>,
  REFUNDS: <Trans>Refunds to pay</Trans>,
  WITHDRAWALS: <Trans>Withdrawals and ID cards</Trans>,
  BALANCES: <Trans>Organiser balances</Trans>,
  TICKET_PORTAL: <Trans>Ticket portal</Trans>,
  USERS: <Trans>Users</Trans>,
  LEADS: <Trans>Contact messages</Trans>,
  SETTINGS: <Trans>Fees, banners and categories</Trans>,
  INTEGRITY: <Trans>Integrity check</Trans>,
  AUDIT_LOG: <Trans>Audit log</Trans>,
  SET_ASIDE: <Trans>Failed jobs and emails</Trans>,
};
