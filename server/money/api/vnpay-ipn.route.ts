import type { FastifyPluginAsync } from 'fastify';
import { never } from '#domain/kernel/never.ts';
import type { Token } from '#domain/kernel/token.ts';
import { VnpayNotices } from '#server/money/ports/vnpay-notices.ts';
import { type RecordedReport, RecordGatewayReport } from '#server/money/record-gateway-report.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';

type Use = <T>(token: Token<T>) => T;
type Answer = { readonly RspCode: string; readonly Message: string };

const UNTRUSTED: Answer = { RspCode: '97', Message: 'Invalid Checksum' };
const OTHER: Answer = { RspCode: '99', Message: 'Unknown error' };

/** 00 and 02 end VNPay's calls, also for a payment that failed; the rest make it call again. [STD 2] */
function answerOf(recorded: RecordedReport): Answer {
  switch (recorded) {
    case 'RECORDED':
      return { RspCode: '00', Message: 'Confirm Success' };
    case 'REPEATED':
      return { RspCode: '02', Message: 'Order already confirmed' };
    case 'UNKNOWN':
      return { RspCode: '01', Message: 'Order not found' };
    case 'WRONG_AMOUNT':
      return { RspCode: '04', Message: 'Invalid amount' };
    case 'STILL_OPEN':
      return OTHER;
    default:
      return never(recorded);
  }
}

/** Always 200: the outcome is in RspCode. */
export const vnpayIpnRoute =
  (use: Use): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: Record<string, string | string[] | undefined> }>(
      '/payments/vnpay/ipn',
      { config: { limit: 'webhook' } },
      async (request, reply): Promise<Answer> => {
        void reply.header('cache-control', 'no-store');
        const notice = use(VnpayNotices).read(request.query);
        use(Metrics).count('gateway_reports_total', { provider: 'VNPAY', reading: notice.kind });
        switch (notice.kind) {
          case 'UNTRUSTED':
            use(Log).warn('a report of VNPay with a wrong signature was refused');
            return UNTRUSTED;
          case 'UNREADABLE':
            use(Log).warn('a report of VNPay could not be read', { field: notice.field });
            return OTHER;
          case 'REPORT':
            try {
              return answerOf(await use(RecordGatewayReport)(notice.report));
            } catch (error) {
              use(Log).error(error, 'a report of VNPay was not recorded', { reference: notice.report.reference });
              return OTHER;
            }
          default:
            return never(notice);
        }
      },
    );
  };
