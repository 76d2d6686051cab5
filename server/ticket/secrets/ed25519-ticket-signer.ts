import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { nextTicketKey, ticketKeyUse } from '#domain/ticket/ticket-key.ts';
import { ticketTokenPayload, writeTicketToken } from '#domain/ticket/ticket-token.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { TicketKeyRow, TicketKeyRows } from '#server/ticket/ports/ticket-key-rows.ts';
import type { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';

/** Events whose keys stay in memory; the least recently used one leaves first. */
const MOST_EVENTS = 500;

type EventKeys = {
  readonly rows: readonly TicketKeyRow[];
  readonly newest: number;
  readonly privateKey: KeyObject;
  readonly publicKeys: ReadonlyMap<number, KeyObject>;
};

// On another thread: a verification takes as long as half a request, and a door asks for thousands a second.
const verifyBeside = promisify(verify);

const place = (eventId: number, keyNumber: number): string => `ticket_key:${eventId}:${keyNumber}`;
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const publicKeyOf = (raw: Uint8Array): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: base64url(raw) }, format: 'jwk' });

/**
 * Signs tickets with node:crypto's Ed25519; private keys lie sealed under the keyring, bound to their event and number.
 */
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
      // Read again: another node may have made its pair a moment earlier, and that one counts.
      rows = await keyRows.ofEvent(eventId);
    }
    // None is revoked as yet: a row has no word for it.
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
      // An event that never signed has no key, and a forged token must not make it one.
      if (!known.has(eventId) && (await keyRows.ofEvent(eventId)).length === 0) return false;
      let keys = await keysOf(eventId);
      if (keyNumber > keys.newest) {
        // Another node may have begun a new key since we read.
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
