import { never } from '#domain/kernel/never.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import { Bounces } from '#server/platform/ports/bounces.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailRows } from '#server/platform/ports/email-rows.ts';
import { MailNotices } from '#server/platform/ports/mail-notices.ts';
import { ReturnPaths } from '#server/platform/ports/return-paths.ts';

/** NOTHING: it says nothing that counts. FORGED: none of our emails. REPEATED: it was heard before. */
type HeardNotice = 'BOUNCED' | 'COMPLAINED' | 'NOTHING' | 'FORGED' | 'REPEATED';

/** What another mail server says of an email of ours, as a raw message. Safe to repeat. */
export type HearMailNotice = (raw: Uint8Array) => Promise<HeardNotice>;

export const HearMailNotice = defineUseCase(
  'HearMailNotice',
  { notices: MailNotices, returnPaths: ReturnPaths, rows: EmailRows, bounces: Bounces, optOuts: OptOuts, clock: Clock },
  ({ notices, returnPaths, rows, bounces, optOuts, clock }): HearMailNotice => {
    // Like the link in the email: of the event's emails, not of its tickets.
    async function complained(emailMessageId: string): Promise<HeardNotice> {
      const row = await rows.find(emailMessageId);
      if (row === null) return 'FORGED';
      const eventId = row.data === null || typeof row.data !== 'object' ? null : Reflect.get(row.data, 'eventId');
      if (typeof eventId !== 'number') return 'NOTHING';
      await optOuts.add({ scope: 'EVENT', eventId, email: row.recipient }, clock.now());
      return 'COMPLAINED';
    }

    return async (raw) => {
      const notice = await notices.read(raw);
      if (notice.kind === 'NOTHING') return 'NOTHING';
      const emailMessageId = returnPaths.find(notice.addressed);
      if (emailMessageId === null) return 'FORGED';
      switch (notice.kind) {
        case 'BOUNCE':
          return (await bounces.record(emailMessageId, notice.bounce, clock.now())) ? 'BOUNCED' : 'REPEATED';
        case 'COMPLAINT':
          return complained(emailMessageId);
        default:
          return never(notice);
      }
    };
  },
);
