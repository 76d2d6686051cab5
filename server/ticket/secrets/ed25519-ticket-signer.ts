import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { nextTicketKey, ticketKeyUse } from '#domain/ticket/ticket-key.ts';
import { ticketTokenPayload, writeTicketToken } from '#domain/ticket/ticket-token.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { TicketKeyRow, TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';
import type { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

/** The least recently used leaves first. */
const MOST_EVENTS = 500;

type EventKeys = {
  readonly rows: readonly TicketKeyRow[];
  readonly newest: number;
  readonly privateKey: KeyObject;
  readonly publicKeys: ReadonlyMap<number, KeyObject>;
};

// On a worker thread: verifying takes half as long as a request, and doors ask thousands of times a second.
const verifyBeside = promisify(verify);

const place = (eventId: number, keyNumber: number): string => `ticket_key:${eventId}:${keyNumber}`;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: base64url(raw) }, format: 'jwk' });

/** Private keys are sealed, bound to event and number. */
export function makeEd25519TicketSigner(keyRows: TicketKeyRows, keyring: Keyring): TicketSigner {
  const known = new Map<number, Promise<EventKeys>>();

  function newRow(eventId: number, keyNumber: number): TicketKeyRow {
    const pair = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    const secret = Buffer.from(pair.d ?? '', 'base64url');
    return {
      keyNumber,
      publicKey: Buffer.from(pair.x ?? '', 'base64url'),
      privateKey: keyring.seal('ticket-key', secret, place(eventId, keyNumber)),
    };
  }

  async function read(eventId: number): Promise<EventKeys> {
    let rows = await keyRows.ofEvent(eventId);
    if (rows.length === 0) {
      const first = nextTicketKey(rows);
      if (first.ok) await keyRows.add(eventId, newRow(eventId, first.value));
      // Another node may have created the pair first.
      rows = await keyRows.ofEvent(eventId);
    }
    // No key can be revoked yet.
    const keys = rows.map(({ keyNumber }) => ({ keyNumber, revoked: false }));
    const newest = rows.find(({ keyNumber }) => ticketKeyUse(keys, keyNumber) === 'SIGNS');
    if (newest === undefined) throw new Error(`Event ${eventId} has no ticket key`);
    const secret = keyring.open('ticket-key', newest.privateKey, place(eventId, newest.keyNumber));
    if (secret === null)
      throw new Error(
        `The ticket key of event ${eventId} cannot be opened: key '${newest.privateKey.keyId}' is missing from KEYRING`,
      );
    const jwk = { kty: 'OKP', crv: 'Ed25519', d: base64url(secret), x: base64url(newest.publicKey) };
    return {
      rows,
      newest: newest.keyNumber,
      privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
      publicKeys: new Map(rows.map(({ keyNumber, publicKey }) => [keyNumber, publicKeyOf(publicKey)])),
    };
  }

  function keysOf(eventId: number): Promise<EventKeys> {
    const found = known.get(eventId) ?? read(eventId);
    known.delete(eventId);
    known.set(eventId, found);
    found.catch(() => known.delete(eventId));
    const oldest = known.size > MOST_EVENTS ? known.keys().next() : undefined;
    if (oldest?.value !== undefined) known.delete(oldest.value);
    return found;
  }

  const signingKey: TicketSigner['signingKey'] = async (eventId) => {
    const { newest, privateKey } = await keysOf(eventId);
    return { keyNumber: newest, sign: (payload) => sign(null, payload, privateKey) };
  };

  return {
    signingKey,
    async publicKeys(eventId) {
      const { rows } = await keysOf(eventId);
      return rows.map(({ keyNumber, publicKey }) => ({ keyNumber, publicKey }));
    },
    async verify(eventId, keyNumber, payload, signature) {
      // A forged token must not create a key for an event without one.
      if (!known.has(eventId) && (await keyRows.ofEvent(eventId)).length === 0) return false;
      let keys = await keysOf(eventId);
      if (keyNumber > keys.newest) {
        known.delete(eventId);
        keys = await keysOf(eventId);
      }
      const publicKey = keys.publicKeys.get(keyNumber);
      return publicKey !== undefined && (await verifyBeside(null, payload, publicKey, signature));
    },
    async tokenOf({ eventId, ticketId, issueNumber }) {
      const key = await signingKey(eventId);
      const payload = ticketTokenPayload({ keyNumber: key.keyNumber, eventId, ticketId, issueNumber });
      return writeTicketToken(payload, key.sign(payload));
    },
  };
}
