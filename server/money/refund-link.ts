import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { RefundId } from '#server/money/ports/refund-payouts.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const SHAPE = /^1\.(\d{1,10})\.([0-9a-f]{32})\.([A-Za-z0-9_.-]{10,200})$/;
const signedPart = ({ eventId, refundId }: RefundId): string => `1.${eventId}.${withoutDashes(refundId)}`;

/** Valid until the refund is sent. */
export function writeRefundSecret(keyring: Keyring, refund: RefundId): string {
  const text = signedPart(refund);
  return `${text}.${keyring.signText('refund-link', text)}`;
}

/** null: not one of ours. */
export function readRefundSecret(keyring: Keyring, secret: string): RefundId | null {
  const [, event, hex, signature] = SHAPE.exec(secret) ?? [];
  if (event === undefined || hex === undefined || signature === undefined) return null;
  const refundId = withDashes(hex);
  if (refundId === null) return null;
  const refund = { eventId: Number(event), refundId };
  return keyring.verifyText('refund-link', signedPart(refund), signature) ? refund : null;
}

/** The page's path; the secret follows '#', so that no server logs it. */
export const REFUND_PAGE = '/refund';
