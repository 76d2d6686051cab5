import type { SessionDesk } from '#application/people/ports/session-desk.ts';
import { instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { CODE_DIGITS, CODE_LIFE, RESEND_AFTER, TRIES_PER_CODE } from '#domain/people/one-time-code.ts';
import { ACCESS_TOKEN_LIFE } from '#domain/people/session-family.ts';

export type MemorySessionDesk = SessionDesk & {
  /** null if none was sent. */
  readonly codeFor: (email: string) => string | null;
  readonly tick: (ms: number) => void;
  readonly calls: { requestCode: number; verifyCode: number; renew: number; end: number };
  readonly endElsewhere: () => void;
};

type Sent = { readonly email: string; readonly code: string; readonly sentAt: number; tries: number };

export function makeMemorySessionDesk(begin = 1_795_132_800_000): MemorySessionDesk {
  let now = begin;
  let made = 0;
  let session: string | null = null;
  const sent = new Map<string, Sent>();
  const calls = { requestCode: 0, verifyCode: 0, renew: 0, end: 0 };
  const grant = () => {
    made += 1;
    return { accessToken: `access-${made}`, expiresAt: later(instant(now), ACCESS_TOKEN_LIFE) };
  };
  const last = (email: string): Sent | undefined => [...sent.values()].filter((code) => code.email === email).at(-1);
  return {
    calls,
    tick: (ms) => {
      now += ms;
    },
    endElsewhere: () => {
      session = null;
    },
    codeFor: (email) => last(email.toLowerCase())?.code ?? null,
    requestCode: async ({ email }) => {
      calls.requestCode += 1;
      const address = email.toLowerCase();
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address)) return refused({ code: 'INVALID_EMAIL' });
      const before = last(address);
      if (before !== undefined && now < before.sentAt + RESEND_AFTER)
        return refused({ code: 'RESEND_TOO_SOON', resendAt: instant(before.sentAt + RESEND_AFTER) });
      made += 1;
      const challenge = `challenge-${made}`;
      sent.set(challenge, {
        email: address,
        code: String(100_000 + made * 7_919).slice(0, CODE_DIGITS),
        sentAt: now,
        tries: 0,
      });
      return ok({ challenge, resendAt: later(instant(now), RESEND_AFTER), waitMs: RESEND_AFTER });
    },
    verifyCode: async ({ challenge, code }) => {
      calls.verifyCode += 1;
      const found = sent.get(challenge);
      if (found === undefined || now > found.sentAt + CODE_LIFE || found.tries >= TRIES_PER_CODE)
        return refused({ code: 'CODE_EXPIRED' });
      if (code !== found.code) {
        found.tries += 1;
        return refused({ code: 'CODE_WRONG', triesLeft: TRIES_PER_CODE - found.tries });
      }
      sent.delete(challenge);
      session = found.email;
      return ok(grant());
    },
    renew: async () => {
      calls.renew += 1;
      return session === null ? refused({ code: 'SESSION_ENDED' }) : ok(grant());
    },
    end: async () => {
      calls.end += 1;
      session = null;
    },
  };
}
