/** Why an email is never sent. REJECTED: by the recipient's mail server; the others: it has nothing more to say. */
export const EMAIL_DROP_REASONS = [
  'CODE_EXPIRED',
  'ORDER_GONE',
  'NO_VALID_TICKET',
  'NOT_THE_HOLDER',
  'TICKET_MOVED',
  'PAYMENT_NOT_WAITING',
  'PAYMENT_GONE',
  'REST_NOT_AWAITED',
  'MONEY_SETTLED',
  'OFFER_OVER',
  'NO_LONGER_WAITS',
  'INVITATION_CHANGED',
  'CANCELLATION_GONE',
  'MOVED_AGAIN',
  'OPTED_OUT',
  'ADDRESS_BOUNCED',
  'EVENT_GONE',
  'MEMBER_LEFT',
  'REGISTRATION_MOVED_ON',
  'LEAD_GONE',
  'UNREADABLE',
  'REJECTED',
] as const;

export type EmailDropReason = (typeof EMAIL_DROP_REASONS)[number];

/** A mailbox may work again. A sign-in code never goes out twice: it has expired, and a new one is a click away. */
export const mayResendEmail = (message: string, because: string): boolean =>
  because === 'REJECTED' && message !== 'sign-in-code';
