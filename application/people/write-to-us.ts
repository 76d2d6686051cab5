import { ContactDesk } from '#application/people/ports/contact-desk.ts';
import { IntentKeys } from '#application/platform/ports/intent-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { pressOnce } from '#application/platform/press-once.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { type ContactInput, type ContactLead, readContactLead } from '#domain/people/contact-lead.ts';

/**
 * Sends the form of the contact page; answers with what was understood of it. Pressing again after a lost answer is the
 * same message. [S2.15-01]
 */
export type WriteToUs = (form: ContactInput, trap: string) => Promise<Result<ContactLead, Trouble>>;

export const WriteToUs = defineUseCase(
  'WriteToUs',
  { contactDesk: ContactDesk, intentKeys: IntentKeys, newKey: NewKey },
  ({ contactDesk, ...ports }): WriteToUs =>
    async (form, trap) => {
      const lead = readContactLead(form);
      if (!lead.ok) return lead;
      const sent = await pressOnce(ports, `contact:${JSON.stringify(lead.value)}`, (key) =>
        contactDesk.send(lead.value, trap, key),
      );
      return sent.ok ? ok(lead.value) : sent;
    },
);
