import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONTRACT_CHAINS, CONTRACT_TRANSITIONS } from '#domain/event/contract-deployment.ts';
import {
  ATTENDANCE_MODES,
  EVENT_FEATURES,
  EVENT_FORMATS,
  EVENT_KINDS,
  EVENT_STATUSES,
  TEAM_ROLES,
} from '#domain/event/event.ts';
import { NEWS_TIMES } from '#domain/event/news/news-choice.ts';
import { HAPPENINGS } from '#domain/event/news/team-news.ts';
import { TRANSFER_STATES } from '#domain/money/bank-transfer/transfer-state.ts';
import { PAYMENT_PROVIDERS } from '#domain/money/payment/payment-method.ts';
import { PAYMENT_STATES } from '#domain/money/payment/payment-state.ts';
import { CORPORATE_STATUSES } from '#domain/people/corporate-status.ts';
import { STAFF_ROLES } from '#domain/people/viewer.ts';
import { CHECKOUT_SESSION_STATES } from '#domain/sale/checkout/checkout-session-state.ts';
import { ORDER_STATUSES } from '#domain/sale/checkout/order-state.ts';
import { LATE_CHOICES } from '#domain/sale/reservation/reservation.ts';

// A CHECK of the database repeats the states. tables.ts is generated from the database, so a difference shows here.
const tables = readFileSync('server/platform/postgres/tables.ts', 'utf8');

function statesIn(table: string, column: string): string[] {
  const [, columns = ''] = new RegExp(`^type ${table} = \\{\\n([^}]*)\\n\\};`, 'm').exec(tables) ?? [];
  const [, union = ''] = new RegExp(`^ {2}${column}:([^;]*);$`, 'm').exec(columns) ?? [];
  return [...union.matchAll(/'([A-Z_]+)'/g)].map(([, state = '']) => state).sort();
}

it.each<[table: string, column: string, states: readonly string[]]>([
  ['BoughtTicketTable', 'mode', ATTENDANCE_MODES],
  ['CheckoutSessionTable', 'state', CHECKOUT_SESSION_STATES],
  ['ContractDeploymentTable', 'state', Object.keys(CONTRACT_TRANSITIONS)],
  ['ContractDeploymentTable', 'chain', CONTRACT_CHAINS],
  ['CorporateTable', 'status', CORPORATE_STATUSES],
  ['CorporateStaffTable', 'role', STAFF_ROLES],
  ['EventTable', 'type', EVENT_KINDS],
  ['EventTable', 'event_type', EVENT_FORMATS],
  ['EventTable', 'status', EVENT_STATUSES],
  ['EventTable', 'feature', EVENT_FEATURES],
  ['EventUserTable', 'role', TEAM_ROLES],
  ['PaymentTable', 'provider', PAYMENT_PROVIDERS],
  ['PaymentTable', 'state', PAYMENT_STATES],
  ['PaymentTable', 'late_choice', LATE_CHOICES],
  ['TeamNewsTable', 'happening', Object.keys(HAPPENINGS)],
  ['TeamNewsChoiceTable', 'sale', NEWS_TIMES],
  ['TeamNewsChoiceTable', 'registration', NEWS_TIMES],
  ['TeamNewsChoiceTable', 'answer', NEWS_TIMES],
  ['TeamNewsChoiceTable', 'problem', NEWS_TIMES],
  ['TicketTypeTable', 'mode', ATTENDANCE_MODES],
  ['TransferOutcomeTable', 'state', TRANSFER_STATES],
  ['UserOrderTable', 'status', ORDER_STATUSES],
])('%s.%s takes exactly the states that the domain knows', (table, column, states) => {
  expect(statesIn(table, column)).toEqual([...states].sort());
});
