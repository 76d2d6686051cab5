import type { OptOut } from '#server/event/ports/opt-outs.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';

const SHAPE = /^([12])\.(\d{1,10})\.([A-Za-z0-9_-]{4,400})\.([A-Za-z0-9_.-]{10,200})$/;
/** The page tells them apart, too. */
const KINDS = { EVENT: '1', ORGANISER: '2' } as const satisfies Readonly<Record<OptOut['scope'], string>>;
const signedPart = ({ scope, eventId, email }: OptOut): string =>
  `${KINDS[scope]}.${eventId}.${Buffer.from(email.toLowerCase()).toString('base64url')}`;

/** Lets its bearer opt an address out of an event's or its organiser's emails, and nothing else. */
export function writeOptOutSecret(keyring: Pick<Keyring, 'signText'>, guest: OptOut): string {
  const text = signedPart(guest);
  return `${text}.${keyring.signText('opt-out-link', text)}`;
}

/** null: not one of ours. */
export function readOptOutSecret(keyring: Pick<Keyring, 'verifyText'>, secret: string): OptOut | null {
  const [, kind, event, address, signature] = SHAPE.exec(secret) ?? [];
  if (event === undefined || address === undefined || signature === undefined) return null;
  const scope = kind === KINDS.ORGANISER ? 'ORGANISER' : 'EVENT';
  const guest = { scope, eventId: Number(event), email: Buffer.from(address, 'base64url').toString() } as const;
  return keyring.verifyText('opt-out-link', signedPart(guest), signature) ? guest : null;
}

/** The page's path; the secret follows '#'. */
export const OPT_OUT_PAGE = '/unsubscribe';
export const OPT_OUT_ADDRESS = '/api/v1/unsubscribe';
