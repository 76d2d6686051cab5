import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { noticeOf } from './delivery-notice.ts';
import { codeIn, type Mailbox } from './mailbox.ts';

const BOUNCING = '@bounce.test';
const MOST_BYTES = 20 * 1024 * 1024;

function temporaryFailure(sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode: 451 });
}

/** `notify`: called with what happens to an email to @bounce.test, as a raw message to its sender. */
export function makeSmtpReceiver(mailbox: Mailbox, notify: (notice: string) => void = () => undefined): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    hideSTARTTLS: true,
    size: MOST_BYTES,
    onMailFrom: (_address, _session, answer) =>
      answer(mailbox.refusing ? temporaryFailure('The mailbox simulator is switched to refuse mail') : null),
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then((mail) => {
            const id = randomUUID();
            const files = mail.attachments.map(({ content }) =>
              typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
            );
            mailbox.put(
              {
                id,
                to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
                from: mail.from?.address ?? '',
                subject: mail.subject ?? '',
                message_id: mail.messageId ?? '',
                received_at: Date.now(),
                text: mail.text ?? '',
                html: mail.html ?? '',
                attachments: mail.attachments.map((attachment, index) => ({
                  filename: attachment.filename ?? `attachment-${index + 1}`,
                  content_type: attachment.mimeType,
                  url: `/mailbox/${id}/files/${index}`,
                  bytes: files[index]?.byteLength ?? 0,
                })),
                code: codeIn(`${mail.subject ?? ''}\n${mail.text ?? ''}`),
              },
              files,
            );
            // The answer forgets the envelope.
            const { mailFrom, rcptTo } = session.envelope;
            answer(null);
            if (mailFrom === false || mailFrom.address === '') return;
            const returned = {
              returnPath: mailFrom.address,
              subject: mail.subject ?? '',
              messageId: mail.messageId ?? '',
            };
            for (const { address: to } of rcptTo)
              if (to.toLowerCase().endsWith(BOUNCING)) notify(noticeOf({ ...returned, to, at: new Date() }));
          })
          .catch((error: unknown) => answer(error instanceof Error ? error : new Error(String(error))));
      });
    },
  });
}
