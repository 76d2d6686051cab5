import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { PageAt } from '#application/platform/ports/page.ts';
import type { EarningsDesk } from '#application/programme/ports/earnings-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { CreateWithdrawalDocument } from './create-withdrawal.gen.ts';
import {
  EarningEventsDocument,
  EarningLinesDocument,
  EarningsDocument,
  PayoutsDocument,
  PublisherBalancesDocument,
} from './earnings-desk.gen.ts';
import { ownWithdrawalOf } from './own-withdrawal-of.ts';

const pageOf = (at: PageAt) => ({ after: at.after ?? null, before: at.before ?? null });

export const makeGraphqlEarningsDesk = (transport: GraphqlTransport): EarningsDesk => ({
  async earnings(publisher) {
    const answer = await transport(EarningsDocument, { publisher });
    if (!answer.ok) return answer;
    const {
      taken_back,
      matures_at,
      on_the_way,
      paid_out,
      sale_fees,
      fee_hundredths,
      fee_fixed,
      fee_minimum,
      may_request,
      ...same
    } = answer.value.earnings;
    return ok({
      ...same,
      takenBack: taken_back,
      maturesAt: matures_at,
      onTheWay: on_the_way,
      paidOut: paid_out,
      saleFees: sale_fees,
      fee: { basisPoints: fee_hundredths, fixed: fee_fixed, minimum: fee_minimum },
      mayRequest: may_request,
    });
  },
  async events(publisher, at) {
    const answer = await transport(EarningEventsDocument, { publisher, ...pageOf(at) });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.earning_events;
    return ok({
      entries: entries.map(({ event_id: eventId, matures_at: maturesAt, by_hand: byHand, ...event }) => ({
        ...event,
        eventId,
        maturesAt,
        byHand,
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  async payouts(publisher) {
    const answer = await transport(PayoutsDocument, { publisher });
    if (!answer.ok) return answer;
    return ok(answer.value.payouts.entries.map(ownWithdrawalOf));
  },
  async lines(publisher, { eventId, figure }, after) {
    const answer = await transport(EarningLinesDocument, { publisher, eventId, figure, after });
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.earning_lines;
    return ok({
      lines: entries.map(({ order_number: orderNumber, event_name: eventName, ...line }) => ({
        ...line,
        orderNumber,
        eventName,
      })),
      after: metadata.after,
    });
  },
  async request({ amount, bankAccountId, code, corporateId }, key) {
    const input = {
      amount,
      bank_account_id: bankAccountId,
      source: 'revenue',
      corporate_id: corporateId,
      second_factor_code: code,
    };
    const done = await transport(CreateWithdrawalDocument, { input }, { idempotencyKey: key });
    return done.ok ? ok(null) : done;
  },
  async balances(at) {
    const answer = await transport(PublisherBalancesDocument, pageOf(at));
    if (!answer.ok) return answer;
    const { entries, metadata } = answer.value.publisher_balances;
    return ok({
      entries: entries.map(({ on_the_way: onTheWay, paid_out: paidOut, ...one }) => ({ ...one, onTheWay, paidOut })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
});
