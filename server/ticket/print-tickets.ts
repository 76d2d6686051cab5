import { ticketFileName, ticketsFileName } from '#domain/kernel/files/download-names.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { ticketAbilities } from '#domain/permission/ticket-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { PaperPrinter, type TicketSheet } from '#server/ticket/ports/paper-printer.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { TicketWallet } from '#server/ticket/ports/ticket-wallet.ts';
import { ticketFacts } from './ticket-facts.ts';

type PrintAsked = {
  readonly viewer: Extract<PermissionViewer, { readonly kind: 'account' }>;
  readonly eventId: number;
  readonly of: { readonly ticketId: string } | { readonly orderId: string };
  readonly locale: Locale;
};
type PrintedPaper = { readonly bytes: Buffer; readonly fileName: string };
type PrintRefusal = RefusalOf<'NOT_FOUND'> | RefusalOf<'TICKET_VOID'> | RefusalOf<'FORBIDDEN'>;

/** NOT_FOUND for viewers without the right to see the QR codes. [S6-10] */
export type PrintTickets = (asked: PrintAsked) => Promise<Result<PrintedPaper, PrintRefusal>>;

export const PrintTickets = defineUseCase(
  'PrintTickets',
  { wallet: TicketWallet, facts: EmailFacts, signer: TicketSigner, printer: PaperPrinter },
  ({ wallet, facts, signer, printer }): PrintTickets => {
    const mayShow = (viewer: PermissionViewer, row: BoughtTicketRow): boolean =>
      ticketAbilities(viewer, { ...ticketFacts(row), eventAbilities: [] }).includes('ticket.qr');

    async function chosen({
      viewer,
      eventId,
      of,
    }: PrintAsked): Promise<Result<readonly BoughtTicketRow[], PrintRefusal>> {
      if ('orderId' in of) {
        const rows = await wallet.ticketsOfOrders([{ eventId, userOrderId: of.orderId }]);
        const own = rows.filter((row) => mayShow(viewer, row));
        return own.length === 0 ? refused({ code: 'NOT_FOUND' }) : ok(own);
      }
      const row = await wallet.ticket(eventId, of.ticketId);
      if (row === null || row.accountId !== viewer.accountId) return refused({ code: 'NOT_FOUND' });
      if (row.status === 'VOID') return refused({ code: 'TICKET_VOID' });
      return mayShow(viewer, row) ? ok([row]) : refused({ code: 'FORBIDDEN' });
    }

    return async (asked) => {
      const rows = await chosen(asked);
      if (!rows.ok) return rows;
      const [first] = rows.value;
      const order = first === undefined ? null : await facts.order(first.eventId, first.userOrderId);
      if (first === undefined || order === null) return refused({ code: 'NOT_FOUND' });
      const sheets = await Promise.all(
        rows.value.map(
          async (row): Promise<TicketSheet> => ({
            event: order.event,
            orderNumber: order.orderNumber,
            ticketName: row.ticketName,
            holder: row,
            holderEmail: row.email,
            seat: row.seat?.alias ?? null,
            online: row.mode === 'ONLINE',
            redeemCode: row.redeemCode,
            qrText: await signer.tokenOf({
              eventId: row.eventId,
              ticketId: row.boughtTicketId,
              issueNumber: row.issueNumber,
            }),
          }),
        ),
      );
      const fileName =
        'orderId' in asked.of ? ticketsFileName(order.orderNumber) : ticketFileName(first.redeemCode, 'pdf');
      return ok({ bytes: await printer.tickets(sheets, asked.locale), fileName });
    };
  },
);
