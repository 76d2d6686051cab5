import { ok, refused } from '#domain/kernel/result.ts';
import type { Mail, Mailer } from '#server/platform/ports/mailer.ts';

export type MemoryMailer = Mailer & {
  readonly sent: readonly Mail[];
  readonly rejectFor: (address: string) => void;
  readonly reachable: (yes: boolean) => void;
};

export function makeMemoryMailer(): MemoryMailer {
  const sent: Mail[] = [];
  const rejected = new Set<string>();
  let up = true;
  return {
    sent,
    rejectFor: (address) => void rejected.add(address),
    reachable: (yes) => {
      up = yes;
    },
    async send(mail) {
      if (!up) return refused({ code: 'UNREACHABLE', reason: 'switched off' });
      if (rejected.has(mail.to)) return refused({ code: 'REJECTED', reason: 'no such mailbox', status: '5.1.1' });
      sent.push(mail);
      return ok(undefined);
    },
  };
}
