import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ListMyEvents } from '#application/event/list-my-events.ts';
import { FeaturedDesk as FeaturedPort } from '#application/event/ports/featured-desk.ts';
import { IntegrityReports } from '#application/ledger/ports/integrity-reports.ts';
import { PayRefunds } from '#application/money/pay-refunds.ts';
import { SortTransfers } from '#application/money/sort-transfers.ts';
import { LookAfterLeads } from '#application/people/look-after-leads.ts';
import { LookAfterUsers } from '#application/people/look-after-users.ts';
import { ManageStaff } from '#application/people/manage-staff.ts';
import { RequestCorporate as RequestCorporateUseCase } from '#application/people/request-corporate.ts';
import { ReviewCorporates } from '#application/people/review-corporates.ts';
import { AuditTrail } from '#application/platform/ports/audit-trail.ts';
import { SettleSetAside } from '#application/platform/settle-set-aside.ts';
import { DecidePayouts } from '#application/programme/decide-payouts.ts';
import { ManageEarnings } from '#application/programme/manage-earnings.ts';
import { ReportDesk } from '#application/report/ports/report-desk.ts';
import { ReportFiles as FilesOfReports } from '#application/report/ports/report-files.ts';
import { SupportTickets } from '#application/ticket/support-tickets.ts';
import { refused } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import { PLATFORM_ABILITIES } from '#domain/permission/platform-abilities.ts';
import { click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { FeaturedDesk } from '#ui/screens/event/featured-desk/FeaturedDesk.tsx';
import { featuredDeskLoader } from '#ui/screens/event/featured-desk/featured-desk.loader.ts';
import { MyEvents } from '#ui/screens/event/my-events/MyEvents.tsx';
import { myEventsLoader } from '#ui/screens/event/my-events/my-events.loader.ts';
import { Integrity } from '#ui/screens/ledger/integrity/Integrity.tsx';
import { integrityLoader } from '#ui/screens/ledger/integrity/integrity.loader.ts';
import { Balances } from '#ui/screens/money/balances/Balances.tsx';
import { balancesLoader } from '#ui/screens/money/balances/balances.loader.ts';
import { RefundDesk } from '#ui/screens/money/refund-desk/RefundDesk.tsx';
import { refundDeskLoader } from '#ui/screens/money/refund-desk/refund-desk.loader.ts';
import { TransferInbox } from '#ui/screens/money/transfer-inbox/TransferInbox.tsx';
import { transferInboxLoader } from '#ui/screens/money/transfer-inbox/transfer-inbox.loader.ts';
import { WithdrawalDesk } from '#ui/screens/money/withdrawal-desk/WithdrawalDesk.tsx';
import { withdrawalDeskLoader } from '#ui/screens/money/withdrawal-desk/withdrawal-desk.loader.ts';
import { CorporateDesk } from '#ui/screens/people/corporate-desk/CorporateDesk.tsx';
import { corporateDeskLoader } from '#ui/screens/people/corporate-desk/corporate-desk.loader.ts';
import { LeadDesk } from '#ui/screens/people/lead-desk/LeadDesk.tsx';
import { leadDeskLoader } from '#ui/screens/people/lead-desk/lead-desk.loader.ts';
import { RequestCorporate } from '#ui/screens/people/request-corporate/RequestCorporate.tsx';
import { requestCorporateLoader } from '#ui/screens/people/request-corporate/request-corporate.loader.ts';
import { StaffDesk } from '#ui/screens/people/staff/StaffDesk.tsx';
import { staffLoader } from '#ui/screens/people/staff/staff.loader.ts';
import { UserDesk } from '#ui/screens/people/user-desk/UserDesk.tsx';
import { userDeskLoader } from '#ui/screens/people/user-desk/user-desk.loader.ts';
import { AuditLog } from '#ui/screens/platform/audit-log/AuditLog.tsx';
import { auditLogLoader } from '#ui/screens/platform/audit-log/audit-log.loader.ts';
import { SetAside } from '#ui/screens/platform/set-aside/SetAside.tsx';
import { setAsideLoader } from '#ui/screens/platform/set-aside/set-aside.loader.ts';
import { EventReports } from '#ui/screens/report/event-reports/EventReports.tsx';
import { eventReportsLoader } from '#ui/screens/report/event-reports/event-reports.loader.ts';
import { ReportFiles } from '#ui/screens/report/report-files/ReportFiles.tsx';
import { reportFilesLoader } from '#ui/screens/report/report-files/report-files.loader.ts';
import { TicketPortal } from '#ui/screens/ticket/ticket-portal/TicketPortal.tsx';
import { ticketPortalLoader } from '#ui/screens/ticket/ticket-portal/ticket-portal.loader.ts';

type Loads = (args: LoaderFunctionArgs) => Promise<unknown>;
type Desk = readonly [name: string, screen: ComponentType, loader: Loads, behind: Token<unknown>, query: string];

const DESKS: readonly Desk[] = [
  ['featured events', FeaturedDesk, featuredDeskLoader, FeaturedPort, ''],
  ['my events', MyEvents, myEventsLoader, ListMyEvents, ''],
  ['the integrity page', Integrity, integrityLoader, IntegrityReports, ''],
  ['balances', Balances, balancesLoader, ManageEarnings, ''],
  ['refunds', RefundDesk, refundDeskLoader, PayRefunds, ''],
  ['bank transfers', TransferInbox, transferInboxLoader, SortTransfers, ''],
  ['unreadable notices', TransferInbox, transferInboxLoader, SortTransfers, '?list=unread'],
  ['withdrawals', WithdrawalDesk, withdrawalDeskLoader, DecidePayouts, ''],
  ['corporates', CorporateDesk, corporateDeskLoader, ReviewCorporates, ''],
  ['the corporate registration', RequestCorporate, requestCorporateLoader, RequestCorporateUseCase, ''],
  ['staff', StaffDesk, staffLoader, ManageStaff, '?corporate=7'],
  ['users', UserDesk, userDeskLoader, LookAfterUsers, '?q=lan'],
  ['contact messages', LeadDesk, leadDeskLoader, LookAfterLeads, ''],
  ['the audit log', AuditLog, auditLogLoader, AuditTrail, ''],
  ['jobs set aside', SetAside, setAsideLoader, SettleSetAside, ''],
  ['emails set aside', SetAside, setAsideLoader, SettleSetAside, '?show=emails'],
  ['files of reports', ReportFiles, reportFilesLoader, FilesOfReports, ''],
  ['event reports', EventReports, eventReportsLoader, ReportDesk, ''],
  ['the ticket portal', TicketPortal, ticketPortalLoader, SupportTickets, '?q=lan'],
];

describe('a page of the back office whose list cannot be loaded', { timeout: 30_000 }, () => {
  it.each(DESKS)('says so and loads again on request: %s', async (_, Screen, loader, token, query) => {
    let asked = 0;
    const busy = async () => {
      asked += 1;
      return refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' });
    };
    const pairs = [given(token, new Proxy(busy, { get: () => busy }))];
    await renderPage(
      [
        { path: '/desk', Component: withUseCases(Screen, pairs), loader: loaderWith(loader, pairs) },
        { path: '*', element: null },
      ],
      { at: `/desk${query}`, account: { ...someAccount, abilities: PLATFORM_ABILITIES } },
    );
    await settle(20);
    const alert = find('[role="alert"]', /Vemoi is briefly unavailable/);
    expect(alert).not.toBe(null);
    expect(document.body.textContent).not.toMatch(/yet\b|No .* (match|is featured|waiting)|all paid/);
    const before = asked;
    await click(find('[role="alert"] button', 'Try again'));
    await settle(20);
    expect(asked).toBeGreaterThan(before);
  });

  it('still leads from the revenue report to the files of long reports', async () => {
    const busy = async () => refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' } as const);
    const pairs = [given(ReportDesk, new Proxy(busy, { get: () => busy }) as never)];
    await renderPage(
      [{ path: '*', Component: withUseCases(EventReports, pairs), loader: loaderWith(eventReportsLoader, pairs) }],
      { account: { ...someAccount, abilities: PLATFORM_ABILITIES } },
    );
    expect(find('a', 'Your files').getAttribute('href')).toBe('/admin/exports');
  });
});
