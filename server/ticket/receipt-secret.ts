import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

/** Changes whenever the ticket is given or taken back. */
export type TicketIssue = { readonly eventId: number; readonly ticketId: string; readonly issueNumber: number };

const SHAPE = /^1\.(\d{1,10})\.([0-9a-f]{32})\.(\d{1,10})\.([A-Za-z0-9_.-]{10,200})$/;
const signedPart = ({ eventId, ticketId, issueNumber }: TicketIssue): string =>
  `1.${eventId}.${withoutDashes(ticketId)}.${issueNumber}`;

export function writeReceiptSecret(keyring: Pick<Keyring, 'signText'>, issue: TicketIssue): string {
  const text = signedPart(issue);
  return `${text}.${keyring.signText('ticket-link', text)}`;
}

/** null: not one of ours. */
export function readReceiptSecret(keyring: Pick<Keyring, 'verifyText'>, secret: string): TicketIssue | null {
  const [, event, hex, number, signature] = SHAPE.exec(secret) ?? [];
  const ticketId = hex === undefined ? null : withDashes(hex);
  if (ticketId === null || signature === undefined) return null;
  const issue = { eventId: Number(event), ticketId, issueNumber: Number(number) };
  return keyring.verifyText('ticket-link', signedPart(issue), signature) ? issue : null;
}
