import { mayLink } from '#domain/event/mailing/mailing-limits.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { holdsLink } from '#domain/kernel/names/link-in-text.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { readLetterTemplate } from '#domain/rsvp/letter.ts';
import { readSender } from '#server/event/mail-allowance.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { StoredFiles } from '#server/platform/ports/stored-files.ts';
import type { LetterTemplate } from '#server/rsvp/ports/letter-template.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';

type Written = { readonly eventId: number; readonly actor: AccountId; readonly template: LetterTemplate };

type Previewed = Written & {
  readonly sectionEventId: number;
  readonly guestName: string;
  readonly inviterName: string;
  readonly locale: Locale;
};

/** Queued letters are sent with the newest text. [S1-35] */
export type WriteTemplate = {
  readonly save: (asked: Written) => Promise<Result<LetterTemplate, Refusal>>;
  /** With a link to the event's page only. */
  readonly preview: (
    asked: Previewed,
  ) => Promise<Result<{ readonly subject: string; readonly html: string; readonly text: string }, Refusal>>;
};

export const WriteTemplate = defineUseCase(
  'WriteTemplate',
  {
    templates: LetterTemplates,
    files: StoredFiles,
    writer: EmailWriter,
    clock: Clock,
    accounts: AccountRows,
    identities: KycBook,
  },
  ({ templates, files, writer, clock, accounts, identities }): WriteTemplate => {
    async function read({ eventId, actor, template }: Written): Promise<Result<LetterTemplate, Refusal>> {
      const letter = readLetterTemplate(template.letter);
      if (!letter.ok) return refused({ code: 'RSVP_REFUSED', trouble: letter.refusal });
      if (template.picture === null) return ok({ ...template, letter: letter.value });
      const file = await files.find(template.picture);
      const kept = (await templates.find(eventId))?.picture ?? null;
      // Only the uploader may use a picture, unless the event already shows it.
      if (file?.kind !== 'EVENT_IMAGE' || (file.accountId !== actor && file.url !== kept))
        return refused({ code: 'INVALID_INPUT', field: 'picture', problem: { kind: 'MALFORMED' } });
      return ok({ ...template, letter: letter.value, picture: file.url });
    }
    return {
      async save(asked) {
        const [template, sender] = await Promise.all([read(asked), readSender({ accounts, identities }, asked.actor)]);
        if (sender === null) return refused({ code: 'UNAUTHORIZED' });
        const linked = holdsLink(`${asked.template.headline}\n${asked.template.letter}`);
        const may = mayLink(sender, linked, clock.now());
        if (template.ok && !may.ok) return may;
        if (template.ok) await templates.put(asked.eventId, template.value, asked.actor, clock.now());
        return template;
      },
      async preview(asked) {
        const { eventId, sectionEventId, guestName, inviterName, locale } = asked;
        const [template, event] = await Promise.all([read(asked), templates.session(eventId, sectionEventId)]);
        if (!template.ok) return template;
        if (event === null) return refused({ code: 'NOT_FOUND' });
        const guest = { firstName: guestName, lastName: null, email: '' };
        const { subject, html, text } = await writer.write(
          { message: 'invitation', letter: { event, template: template.value, guest, inviterName, letter: null } },
          locale,
        );
        return ok({ subject, html, text });
      },
    };
  },
);
