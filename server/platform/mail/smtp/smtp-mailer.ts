import { createTransport } from 'nodemailer';
import { ok, refused } from '#domain/kernel/result.ts';
import { statusIn } from '#domain/people/bounce/bounce.ts';
import type { Mailer, MailRefusal } from '#server/platform/ports/mailer.ts';

export type SmtpSettings = { readonly url: string; readonly from: string };

/** For operators; some servers repeat the recipient's address. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '<address>').slice(0, 300);

/** A wrong password or refused sender is 5xx too, but concerns our settings: such emails wait. */
function refusalOf(error: unknown): MailRefusal {
  const fault = error instanceof Error ? error : new Error(String(error));
  const status: unknown = Reflect.get(fault, 'responseCode');
  const command: unknown = Reflect.get(fault, 'command');
  const reason = withoutAddresses(fault.message);
  const forGood =
    typeof status === 'number' && status >= 500 && status < 600 && (command === 'RCPT TO' || command === 'DATA');
  const badAddress = Reflect.get(fault, 'code') === 'EENVELOPE' && status === undefined;
  // Ours, before any server is asked: 5.1.3, a bad address syntax.
  return forGood || badAddress
    ? { code: 'REJECTED', reason, status: badAddress ? '5.1.3' : statusIn(fault.message) }
    : { code: 'UNREACHABLE', reason };
}

const optOutHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Asks for failures only, without the email's text (RFC 3461). */
const returnTo = (from: string, to: string) => ({
  envelope: { from, to },
  dsn: { ret: 'HDRS' as const, notify: 'FAILURE' as const },
});

/** Idle connections are closed after this long, so that a stopping process need not wait for them. */
const IDLE_MS = 1_000;

type Transport = ReturnType<typeof makeTransport>;

const makeTransport = ({ url, from }: SmtpSettings) =>
  createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      maxMessages: 200,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );

export function makeSmtpMailer(settings: SmtpSettings): Mailer {
  let transport: Transport | undefined;
  let sending = 0;
  let idle: NodeJS.Timeout | undefined;

  const take = (): Transport => {
    clearTimeout(idle);
    sending += 1;
    transport ??= makeTransport(settings);
    return transport;
  };
  const giveBack = (): void => {
    sending -= 1;
    if (sending > 0) return;
    idle = setTimeout(() => {
      transport?.close();
      transport = undefined;
    }, IDLE_MS).unref();
  };

  return {
    async send(mail) {
      try {
        await take().sendMail({
          to: { name: '', address: mail.to },
          ...(mail.returnPath === undefined ? {} : returnTo(mail.returnPath, mail.to)),
          messageId: mail.messageId,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(mail.oneClickOptOut === undefined ? {} : optOutHeaders(mail.oneClickOptOut)),
          },
          attachments: mail.attachments.map(({ filename, contentType, content, contentId }) => ({
            filename,
            contentType,
            content: Buffer.from(content),
            ...(contentId === undefined ? {} : { cid: contentId, contentDisposition: 'inline' as const }),
          })),
        });
        return ok(undefined);
      } catch (error) {
        return refused(refusalOf(error));
      } finally {
        giveBack();
      }
    },
  };
}
