import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTicketToken, TICKET_TOKEN_LENGTH } from '#domain/ticket/ticket-token.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makeMemoryTicketKeyRows } from '#server/ticket/memory/memory-ticket-key-rows.ts';
import { makeEd25519TicketSigner } from './ed25519-ticket-signer.ts';

const keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
const ticket = { eventId: 1001, ticketId: '01997b3a-0000-7000-8000-0000000000a1', issueNumber: 3 };
const payload = Buffer.from('payload');

const flipped = (bytes: Uint8Array): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  copy[0] = (copy[0] ?? 0) ^ 1;
  return copy;
};

describe('the signer of tickets', () => {
  it('makes a token that reads back and that the event verifies', async () => {
    const signer = makeEd25519TicketSigner(makeMemoryTicketKeyRows(), keyring);
    const text = await signer.tokenOf(ticket);
    expect(text).toHaveLength(TICKET_TOKEN_LENGTH);
    const token = readTicketToken(text);
    if (!token.ok) throw new Error('unreadable');
    expect(token.value.fields).toEqual({ keyNumber: 1, ...ticket });
    expect(await signer.verify(1001, 1, token.value.payload, token.value.signature)).toBe(true);
    expect(await signer.verify(1001, 1, flipped(token.value.payload), token.value.signature)).toBe(false);
    expect(await signer.verify(1001, 1, token.value.payload, flipped(token.value.signature))).toBe(false);
    expect(await signer.verify(1001, 2, token.value.payload, token.value.signature)).toBe(false);
  });

  it('signs deterministically, so tokens need not be stored', async () => {
    const rows = makeMemoryTicketKeyRows();
    const first = await makeEd25519TicketSigner(rows, keyring).tokenOf(ticket);
    expect(await makeEd25519TicketSigner(rows, keyring).tokenOf(ticket)).toBe(first);
  });

  it('does not verify another event’s signatures', async () => {
    const signer = makeEd25519TicketSigner(makeMemoryTicketKeyRows(), keyring);
    const signature = (await signer.signingKey(1)).sign(payload);
    await signer.signingKey(2);
    expect(await signer.verify(1, 1, payload, signature)).toBe(true);
    expect(await signer.verify(2, 1, payload, signature)).toBe(false);
  });

  it('creates no key for an event that is only verified', async () => {
    const rows = makeMemoryTicketKeyRows();
    expect(await makeEd25519TicketSigner(rows, keyring).verify(7, 1, payload, new Uint8Array(64))).toBe(false);
    expect(await rows.ofEvent(7)).toEqual([]);
  });

  it('keeps one key when two nodes create the first at once', async () => {
    const rows = makeMemoryTicketKeyRows();
    const nodes = Array.from({ length: 4 }, () => makeEd25519TicketSigner(rows, keyring));
    const tokens = await Promise.all(nodes.map((node) => node.tokenOf(ticket)));
    expect(await rows.ofEvent(1001)).toHaveLength(1);
    const readings = tokens.map((text) => readTicketToken(text));
    for (const read of readings) {
      expect(read.ok && (await nodes[0]?.verify(1001, 1, read.value.payload, read.value.signature))).toBe(true);
    }
  });

  it('verifies signatures of older keys after a rotation', async () => {
    const rows = makeMemoryTicketKeyRows();
    const node = makeEd25519TicketSigner(rows, keyring);
    const old = (await node.signingKey(1001)).sign(payload);
    const elsewhere = makeMemoryTicketKeyRows();
    await makeEd25519TicketSigner(elsewhere, keyring).signingKey(1001);
    const pair = (await elsewhere.ofEvent(1001))[0];
    if (pair === undefined) throw new Error('no key');
    // The second pair, as another node's rotation would have written it.
    const secret = keyring.open('ticket-key', pair.privateKey, 'ticket_key:1001:1') ?? new Uint8Array(0);
    await rows.add(1001, {
      keyNumber: 2,
      publicKey: pair.publicKey,
      privateKey: keyring.seal('ticket-key', secret, 'ticket_key:1001:2'),
    });
    const fresh = makeEd25519TicketSigner(rows, keyring);
    const newer = await fresh.signingKey(1001);
    expect(newer.keyNumber).toBe(2);
    expect(await fresh.verify(1001, 1, payload, old)).toBe(true);
    expect(await node.verify(1001, 2, payload, newer.sign(payload))).toBe(true);
  });

  it('exports raw 32-byte public keys that any Ed25519 implementation accepts', async () => {
    const signer = makeEd25519TicketSigner(makeMemoryTicketKeyRows(), keyring);
    const signature = (await signer.signingKey(5)).sign(payload);
    const [key] = await signer.publicKeys(5);
    expect(key?.publicKey).toHaveLength(32);
    const x = Buffer.from(key?.publicKey ?? []).toString('base64url');
    expect(
      verify(null, payload, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature),
    ).toBe(true);
  });

  // RFC 8032, section 7.1, TEST 1 to 3: private key, public key, message, signature.
  it.each([
    [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155' +
        '5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
        '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac' +
        '18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ])('signs as the standard’s own example with the key %s', async (secret, publicKey, message, signature) => {
    const rows = makeMemoryTicketKeyRows();
    const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');
    const privateKey = keyring.seal('ticket-key', bytes(secret), 'ticket_key:1001:1');
    await rows.add(1001, { keyNumber: 1, publicKey: bytes(publicKey), privateKey });
    const signer = makeEd25519TicketSigner(rows, keyring);
    const signed = (await signer.signingKey(1001)).sign(bytes(message));
    expect(Buffer.from(signed).toString('hex')).toBe(signature);
    expect(await signer.verify(1001, 1, bytes(message), bytes(signature))).toBe(true);
    expect(await signer.verify(1001, 1, bytes(message), flipped(bytes(signature)))).toBe(false);
  });

  it('names the missing key when the keyring cannot open a private key', async () => {
    const rows = makeMemoryTicketKeyRows();
    await makeEd25519TicketSigner(rows, keyring).signingKey(1001);
    const other = makeNodeKeyring([{ keyId: 'k2', secret: randomBytes(32) }]);
    await expect(makeEd25519TicketSigner(rows, other).signingKey(1001)).rejects.toThrow(
      "key 'k1' is missing from KEYRING",
    );
  });
});
