import { ContactDesk } from '#application/people/ports/contact-desk.ts';
import { idempotentRequest } from '#application/platform/idempotent-request.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type ContactInput, type ContactLead, readContactLead } from '#domain/people/contact-lead.ts';

/** Answers the parsed lead. A retry after a lost answer is the same message. [S2.15-01] */
export type SendContactMessage = (form: ContactInput, trap: string) => Promise<Result<ContactLead, Trouble>>;

export const SendContactMessage = defineUseCase(
  'SendContactMessage',
  { contactDesk: ContactDesk, idempotencyKeys: IdempotencyKeys, newKey: NewKey },
  ({ contactDesk, ...ports }): SendContactMessage =>
    async (form, trap) => {
      const lead = readContactLead(form);
      if (!lead.ok) return lead;
      const sent = await idempotentRequest(ports, `contact:${JSON.stringify(lead.value)}`, (key) =>
        contactDesk.send(lead.value, trap, key),
      );
      return sent.ok ? ok(lead.value) : sent;
    },
);
