import { never } from '#domain/kernel/never.ts';

/** Why an email cannot be delivered, in the receiver's words. [design] */
export const BOUNCE_REASONS = [
  'NO_SUCH_MAILBOX',
  'NO_SUCH_DOMAIN',
  'MAILBOX_OFF',
  'MAILBOX_FULL',
  'TOO_LARGE',
  'REFUSED',
  'NOT_DELIVERED',
] as const;
export type BounceReason = (typeof BOUNCE_REASONS)[number];

/** `status`: as RFC 3463 writes it, such as 5.1.1. */
export type Bounce = { readonly because: BounceReason; readonly status: string };

const KNOWN: Readonly<Record<string, BounceReason>> = {
  '1.2': 'NO_SUCH_DOMAIN',
  // About the sender's address.
  '1.7': 'REFUSED',
  '1.8': 'REFUSED',
  // The domain says that it takes no mail (RFC 7505).
  '1.10': 'NO_SUCH_DOMAIN',
  '2.1': 'MAILBOX_OFF',
  '2.2': 'MAILBOX_FULL',
  '2.3': 'TOO_LARGE',
  '3.4': 'TOO_LARGE',
  '4.4': 'NO_SUCH_DOMAIN',
};
const BY_SUBJECT: Readonly<Record<string, BounceReason>> = { '1': 'NO_SUCH_MAILBOX', '7': 'REFUSED' };

const STATUS = /^([245])\.(\d{1,3})\.(\d{1,3})$/;

/** Null: delivered, or refused for now only. */
export function bounceOf(status: string): Bounce | null {
  const [, level, subject = '', detail = ''] = STATUS.exec(status) ?? [];
  if (level !== '5') return null;
  const because = KNOWN[`${Number(subject)}.${Number(detail)}`] ?? BY_SUBJECT[Number(subject)] ?? 'NOT_DELIVERED';
  return { because, status };
}

/** The first status that a mail server's words name; null: none. */
export const statusIn = (words: string): string | null =>
  /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?!\.?\d)/.exec(words)?.[0] ?? null;

/** About the address, whoever writes to it. Others may concern one email, or us. */
export const isOfAddress = ({ because }: Bounce): boolean => {
  switch (because) {
    case 'NO_SUCH_MAILBOX':
    case 'NO_SUCH_DOMAIN':
    case 'MAILBOX_OFF':
    case 'MAILBOX_FULL':
      return true;
    case 'TOO_LARGE':
    case 'REFUSED':
    case 'NOT_DELIVERED':
      return false;
    default:
      return never(because);
  }
};

/** The address is wrong for every sender: it needs correcting, and emails to it will bounce again. [design] */
export const isWrongAddress = (because: BounceReason): boolean =>
  because === 'NO_SUCH_MAILBOX' || because === 'NO_SUCH_DOMAIN';
