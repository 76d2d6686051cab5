import { createServer } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { DeliveredMail } from './mailer.contract.ts';

export type SmtpInbox = {
  readonly url: string;
  readonly mails: DeliveredMail[];
  readonly rejectFor: (address: string) => void;
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** The address that a mailbox's own button posts to, from both of its headers. */
function optOutOf(headers: ReadonlyMap<string, string>): Pick<DeliveredMail, 'oneClickOptOut'> {
  const [, url] = /^<(.*)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  const isOneClick = headers.get('list-unsubscribe-post') === 'List-Unsubscribe=One-Click';
  return url === undefined || !isOneClick ? {} : { oneClickOptOut: url };
}

/** A real SMTP server on the loopback that keeps what it is given, read back by a MIME parser. */
export async function startSmtpInbox(): Promise<SmtpInbox> {
  const port = await freePort();
  const mails: DeliveredMail[] = [];
  const rejected = new Set<string>();
  let server: SMTPServer | undefined;

  const listen = async (): Promise<void> => {
    const made = new SMTPServer({
      // What goes away goes at once: kept connections are cut.
      closeTimeout: 50,
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo({ address }, _session, done) {
        if (rejected.has(address))
          done(Object.assign(new Error(`5.1.1 <${address}> no such mailbox`), { responseCode: 550 }));
        else done();
      },
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          void (async () => {
            const parsed = await PostalMime.parse(Buffer.concat(parts), { attachmentEncoding: 'arraybuffer' });
            for (const { address } of session.envelope.rcptTo) {
              mails.push({
                messageId: parsed.messageId ?? '',
                to: address,
                ...(session.envelope.mailFrom === false ? {} : { returnPath: session.envelope.mailFrom.address }),
                subject: parsed.subject ?? '',
                text: parsed.text ?? '',
                html: parsed.html ?? '',
                ...optOutOf(new Map(parsed.headers.map(({ key, value }) => [key, value]))),
                attachments: parsed.attachments.map(({ filename, contentId, content }) => ({
                  filename: filename ?? '',
                  contentId: contentId?.replaceAll(/[<>]/g, '') ?? null,
                  content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
                })),
              });
            }
            done();
          })();
        });
      },
    });
    made.on('error', () => undefined);
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
    server = made;
  };

  const close = async (): Promise<void> => {
    const open = server;
    server = undefined;
    if (open !== undefined) await new Promise<void>((resolve) => open.close(() => resolve()));
  };

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    rejectFor: (address) => void rejected.add(address),
    close,
    open: listen,
  };
}
