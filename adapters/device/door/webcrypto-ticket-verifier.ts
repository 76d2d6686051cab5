import type { TicketVerifier } from '#application/door/ports/ticket-verifier.ts';

/** Ed25519 came to browsers late, and needs https. */
export const webcryptoTicketVerifier: TicketVerifier = async (publicKey, payload, signature) => {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey.slice(), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature.slice(), payload.slice());
  } catch {
    return null;
  }
};
