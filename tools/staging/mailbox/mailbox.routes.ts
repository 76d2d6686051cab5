import type { FastifyPluginAsync } from 'fastify';
import { demoCodesCard } from '../authenticator/authenticator.routes.ts';
import { escapeHtml, page } from '../page.ts';
import type { Mailbox, ReceivedMail } from './mailbox.ts';

const when = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').slice(0, 19);

function listPage(mails: readonly ReceivedMail[], to: string, refusing: boolean): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${when(mail.received_at)}</td><td>${escapeHtml(mail.to)}</td><td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td><td>${mail.code ?? ''}</td></tr>`,
  );
  return page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="quiet">Every mail that Vemoi sends here stays here. Nothing is delivered to anybody. Emails to @bounce.test bounce: nobody@ (no such address), full@, off@, refused@, later@ (a delay); spam@ reports them.${refusing ? ' <strong>Switched to refuse mail.</strong>' : ''}</p>
<form method="get"><label for="to">Recipient</label><input id="to" name="to" type="email" value="${escapeHtml(to)}" placeholder="attendee@demo.vemoi.test"><button>Show</button></form>
<div class="card scroll" style="margin-top: 16px">${
      rows.length === 0
        ? '<p>No mail yet. Ask for a sign-in code and come back.</p>'
        : `<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    }</div>
${demoCodesCard(Date.now())}`,
  );
}

function mailPage(mail: ReceivedMail): string {
  const files = mail.attachments.map(
    (file) =>
      `<li><a href="${file.url}">${escapeHtml(file.filename)}</a> <span class="quiet">${escapeHtml(file.content_type)}, ${file.bytes} bytes</span></li>`,
  );
  return page(
    mail.subject,
    `<h1>${escapeHtml(mail.subject)}</h1>
<p class="quiet">To ${escapeHtml(mail.to)}, from ${escapeHtml(mail.from)}, ${when(mail.received_at)} UTC, ${escapeHtml(mail.message_id)}</p>
${mail.code === null ? '' : `<p class="code">${mail.code}</p>`}
${mail.html === '' ? `<pre class="card">${escapeHtml(mail.text)}</pre>` : `<iframe title="The mail" sandbox="allow-popups" src="/mailbox/${mail.id}/html"></iframe>`}
${files.length === 0 ? '' : `<ul>${files.join('')}</ul>`}
<p><a href="/mailbox/${mail.id}/text">As plain text</a></p>`,
  );
}

/** Points an email's content ids to the served attachments. */
const withServedImages = (mail: ReceivedMail): string =>
  mail.html.replace(/cid:([^"'>\s]+)/g, (whole, cid: string) => {
    const name = decodeURIComponent(cid).split('@')[0] ?? '';
    const file = mail.attachments.find(({ filename }) => filename === name || filename.startsWith(`${name}.`));
    return file === undefined ? whole : file.url;
  });

export const mailboxRoutes =
  (mailbox: Mailbox): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: { to?: string } }>('/api/mailbox', async (request) =>
      mailbox.list(request.query.to ?? null),
    );
    app.get<{ Querystring: { subject?: string } }>('/api/mailbox/recipients', async (request) =>
      mailbox.recipients(request.query.subject ?? ''),
    );
    app.delete('/api/mailbox', async () => {
      mailbox.clear();
      return { cleared: true };
    });
    app.post<{ Body: { refuse?: boolean } }>('/api/mailbox/switches', async (request) => {
      mailbox.refusing = request.body.refuse === true;
      return { refuse: mailbox.refusing };
    });

    app.get<{ Querystring: { to?: string } }>('/mailbox', async (request, reply) => {
      const to = request.query.to ?? '';
      return reply.type('text/html').send(listPage(mailbox.list(to === '' ? null : to), to, mailbox.refusing));
    });
    app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
      const mail = mailbox.find(request.params.id);
      if (mail === undefined)
        return reply
          .code(404)
          .type('text/html')
          .send(page('No such mail', '<h1>No such mail</h1><p><a href="/mailbox">Back to the mailbox</a></p>'));
      return reply.type('text/html').send(mailPage(mail));
    });
    app.get<{ Params: { id: string; part: string } }>('/mailbox/:id/:part', async (request, reply) => {
      const mail = mailbox.find(request.params.id);
      if (mail === undefined) return reply.code(404).send({ error: 'No such mail' });
      if (request.params.part === 'text') return reply.type('text/plain; charset=utf-8').send(mail.text);
      // The email's HTML never runs scripts here.
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; img-src 'self' data: http: https:; style-src 'unsafe-inline'",
        )
        .send(withServedImages(mail));
    });
    app.get<{ Params: { id: string; index: string } }>('/mailbox/:id/files/:index', async (request, reply) => {
      const file = mailbox.file(request.params.id, Number(request.params.index));
      if (file === undefined) return reply.code(404).send({ error: 'No such file' });
      return reply.type(file.attachment.content_type).send(Buffer.from(file.bytes));
    });
  };
