import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { CheckoutDesk } from '#application/sale/ports/checkout-desk.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok } from '#domain/kernel/result.ts';
import { BeginCheckoutDocument } from './begin-checkout.gen.ts';
import { CancelCheckoutDocument } from './cancel-checkout.gen.ts';
import { parseCheckoutSession, parseTransfer } from './checkout.parse.ts';
import { CheckoutSessionDocument } from './checkout-session.gen.ts';
import { ChooseLateMoneyDocument } from './choose-late-money.gen.ts';
import { ResumeLinkDocument } from './resume-link.gen.ts';
import { SaveDonationDocument } from './save-donation.gen.ts';
import { StartBankTransferDocument } from './start-bank-transfer.gen.ts';
import { UnfinishedCheckoutDocument } from './unfinished-checkout.gen.ts';
import { UpdateInvoiceDocument } from './update-invoice.gen.ts';

const said = (text: string | undefined): string | null => text?.trim() || null;

export const makeGraphqlCheckoutDesk = (transport: GraphqlTransport): CheckoutDesk => ({
  saveDonation: async (sectionEventId, amount, message, roomId = null) => {
    const answer = await transport(SaveDonationDocument, { amount, sectionEventId, message, roomId });
    return answer.ok ? ok(true) : answer;
  },
  begin: async (order, idempotencyKey) => {
    const input = {
      event_id: order.eventId,
      section_event_id: order.sectionEventId,
      currency: 'VND',
      policy_agreed: order.policyAgreed,
      shown_price: order.shownPrice,
      code: order.code ?? null,
      payment_method_id: order.cardId ?? null,
      points: order.points ?? 0,
      wallet: order.wallet ?? ZERO,
      information_attendees_inputs: order.attendees.map((line) => ({
        shopping_item_id: line.cartLineId,
        attendees: line.attendees.map((attendee) => ({
          email: attendee.email,
          first_name: attendee.firstName,
          last_name: said(attendee.lastName),
          name_order: attendee.nameOrder ?? null,
          phone_number: said(attendee.phoneNumber),
          gender: said(attendee.gender),
          job_title: said(attendee.jobTitle),
          company_name: said(attendee.companyName),
          company_address: said(attendee.companyAddress),
          industries: said(attendee.industries),
          organization: said(attendee.organization),
          question: said(attendee.question),
          note: said(attendee.note),
          metadata: attendee.answers === undefined ? null : JSON.stringify(attendee.answers),
        })),
      })),
    };
    const answer = await transport(BeginCheckoutDocument, { input }, { idempotencyKey });
    return answer.ok ? ok(parseCheckoutSession(answer.value.begin_payment_checkout_session)) : answer;
  },
  updateInvoice: async (id, invoice) => {
    const answer = await transport(UpdateInvoiceDocument, { id, ...invoice });
    return answer.ok ? ok(true) : answer;
  },
  read: async (id) => {
    const answer = await transport(CheckoutSessionDocument, { id });
    return answer.ok ? ok(parseCheckoutSession(answer.value.payment_checkout_session)) : answer;
  },
  unfinished: async (sectionEventId) => {
    const answer = await transport(UnfinishedCheckoutDocument, { sectionEventId });
    if (!answer.ok) return answer;
    const session = answer.value.unfinished_checkout_session;
    return ok(session == null ? null : parseCheckoutSession(session));
  },
  cancel: async (id) => {
    const answer = await transport(CancelCheckoutDocument, { id });
    return answer.ok ? ok(parseCheckoutSession(answer.value.cancel_payment_checkout_session)) : answer;
  },
  startBankTransfer: async (id, idempotencyKey) => {
    const answer = await transport(
      StartBankTransferDocument,
      { input: { payment_checkout_session_id: id } },
      { idempotencyKey },
    );
    return answer.ok ? ok(parseTransfer(answer.value.create_bank_transfer)) : answer;
  },
  resumeLink: async (id) => {
    const answer = await transport(ResumeLinkDocument, { id });
    return answer.ok ? ok(answer.value.create_resume_link.url) : answer;
  },
  chooseLateMoney: async (id, choice) => {
    const answer = await transport(ChooseLateMoneyDocument, { id, choice });
    return answer.ok ? ok(parseCheckoutSession(answer.value.choose_late_money)) : answer;
  },
});
