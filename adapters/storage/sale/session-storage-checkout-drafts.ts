import * as z from 'zod/mini';
import { attemptOn } from '#adapters/storage/platform/attempt-on.ts';
import type { CheckoutDraft, CheckoutDrafts } from '#application/sale/ports/checkout-drafts.ts';
import { NAME_ORDERS } from '#domain/kernel/names/name-order.ts';
import { PAYMENT_METHODS } from '#domain/money/payment/payment-method.ts';
import { checkoutDraftKey } from './checkout-draft-key.ts';

const said = z.optional(z.string());
const attendee = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nameOrder: z.nullish(z.enum(NAME_ORDERS)),
  phoneNumber: z.string(),
  gender: said,
  jobTitle: said,
  companyName: said,
  companyAddress: said,
  industries: said,
  organization: said,
  question: said,
  note: said,
});

const answers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const draft = z.object({
  visit: z.string(),
  step: z.enum(['SELECT_TICKET', 'QUESTIONNAIRE', 'CHECKOUT', 'RESULT']),
  quantities: z.record(z.string(), z.number()),
  seats: z.record(z.string(), z.object({ seatIds: z.array(z.string()), accessible: z.number(), code: z.string() })),
  signingIn: z.boolean(),
  donation: z.object({ amount: z.number(), message: z.string() }),
  donationAsked: z.boolean(),
  donationSaved: z.boolean(),
  policyAgreed: z.boolean(),
  promoCode: z.nullable(z.string()),
  method: z.catch(z.nullable(z.enum(PAYMENT_METHODS)), null),
  attendees: z.array(attendee),
  invoice: z.object({ required: z.boolean(), companyName: z.string(), taxCode: z.string(), address: z.string() }),
  drafted: z.nullable(z.object({ places: z.string(), given: z.array(z.nullish(answers)) })),
  checkoutSessionId: z.nullable(z.string()),
});

function parse(text: string): CheckoutDraft | null {
  try {
    const read = draft.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function makeSessionStorageCheckoutDrafts(storage: () => Storage): CheckoutDrafts {
  const memory = new Map<number, CheckoutDraft>();
  const attempt = attemptOn(storage);
  return {
    read: (sectionEventId) => {
      const known = memory.get(sectionEventId);
      if (known !== undefined) return known;
      const text = attempt((store) => store.getItem(checkoutDraftKey(sectionEventId)));
      return text === null ? null : parse(text);
    },
    write: (sectionEventId, value) => {
      memory.set(sectionEventId, value);
      attempt((store) => store.setItem(checkoutDraftKey(sectionEventId), JSON.stringify(value)));
    },
    clear: (sectionEventId) => {
      memory.delete(sectionEventId);
      attempt((store) => store.removeItem(checkoutDraftKey(sectionEventId)));
    },
  };
}
