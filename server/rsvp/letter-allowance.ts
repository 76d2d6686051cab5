import type { MassEmail } from '#domain/event/mailing/mailing-limits.ts';
import type { MailingRefusal } from '#domain/event/mailing/mailing-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { holdsLink } from '#domain/kernel/names/link-in-text.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import type { Provided } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { allowancePorts, type MailSender, mayMailNow, readSender } from '#server/event/mail-allowance.ts';
import { EventCatalogue } from '#server/event/ports/event-catalogue.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';

const letterPorts = { ...allowancePorts, catalogue: EventCatalogue, templates: LetterTemplates } as const;
type LetterPorts = Provided<typeof letterPorts>;

export type Letters = Omit<MassEmail, 'people'> & { readonly sender: MailSender | null };

/** Who sends the letters of an event, in whose name and with which text. An empty name: its organiser's. */
export async function readLetters(
  ports: LetterPorts,
  {
    eventId,
    actor,
    inviterName,
  }: { readonly eventId: number; readonly actor: AccountId; readonly inviterName: string },
): Promise<Letters> {
  const [sender, template, [event]] = await Promise.all([
    readSender(ports, actor),
    ports.templates.find(eventId),
    ports.catalogue.events([eventId]),
  ]);
  const publisher = {
    name: event?.organiserName ?? '',
    isCorporate: event !== undefined && event.corporateId !== null,
  };
  return {
    sender,
    hasLinks: template !== null && holdsLink(`${template.headline}\n${template.letter}`),
    signedAs: inviterName === '' ? publisher.name : inviterName,
    publisher,
  };
}

/** Whether so many more letters may be sent today. Counts them. */
export async function takeLetters(
  { mailed }: Pick<LetterPorts, 'mailed'>,
  tx: Transaction,
  { sender, ...text }: Letters,
  people: number,
  now: Instant,
): Promise<Result<null, MailingRefusal | RefusalOf<'UNAUTHORIZED'>>> {
  if (sender === null) return refused({ code: 'UNAUTHORIZED' });
  const may = await mayMailNow({ mailed }, tx, sender, { ...text, people }, now);
  if (may.ok) await mailed.add(tx, sender.accountId, people, now);
  return may;
}
