import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { bounceReported, fieldGroups } from '#domain/people/bounce/delivery-status.ts';
import type { MailNotice, MailNotices } from '#server/platform/ports/mail-notices.ts';

/** A notice is a report, the fields and the original: three levels. */
const LIMITS = { maxNestingDepth: 8, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true } as const;
/** Of the original, whose return path is among its headers. */
const READ_OF_ORIGINAL = 64 * 1024;

const DELIVERY = /^message\/(?:global-)?delivery-status$/;
const ORIGINAL = /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)$/;
/** Added by the servers that took the notice for us. */
const RECEIVERS = new Set(['to', 'delivered-to', 'x-original-to', 'envelope-to']);
const COMPLAINTS = new Set(['abuse', 'opt-out', 'fraud']);

function textOf({ content }: Pick<Attachment, 'content'>): string {
  return typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8');
}

function noticeIn({ headers, attachments }: Email): MailNotice {
  const addressed = headers.filter(({ key }) => RECEIVERS.has(key)).map(({ value }) => value);
  const delivery = attachments.find(({ mimeType }) => DELIVERY.test(mimeType));
  if (delivery !== undefined) {
    const bounce = bounceReported(textOf(delivery));
    return bounce === null ? { kind: 'NOTHING' } : { kind: 'BOUNCE', bounce, addressed };
  }
  const feedback = attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  const [fields] = feedback === undefined ? [] : fieldGroups(textOf(feedback));
  if (fields === undefined || !COMPLAINTS.has(fields.get('feedback-type')?.toLowerCase() ?? '')) {
    return { kind: 'NOTHING' };
  }
  const originals = attachments.filter(({ mimeType }) => ORIGINAL.test(mimeType));
  const ofOriginals = originals.map((original) => textOf(original).slice(0, READ_OF_ORIGINAL));
  return { kind: 'COMPLAINT', addressed: [...addressed, fields.get('original-mail-from') ?? '', ...ofOriginals] };
}

export const postalMailNotices: MailNotices = {
  async read(raw) {
    const email = await PostalMime.parse(raw, LIMITS).catch(() => null);
    return email === null ? { kind: 'NOTHING' } : noticeIn(email);
  },
};
