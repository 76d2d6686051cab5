import type { FastifyPluginAsync } from 'fastify';
import { instant } from '#domain/kernel/instant.ts';
import { TOTP } from '#domain/people/second-factor.ts';
import { appCode, demoFactorSecret } from '#tools/seed/demo-authenticator.ts';
import { demoPeople } from '#tools/seed/demo-people.ts';
import { escapeHtml, page } from '../page.ts';

type ShownCode = { readonly email: string; readonly code: string; readonly seconds_left: number };

const STAFF = demoPeople.filter(({ isAdmin, isAccountant }) => isAdmin === true || isAccountant === true);

function demoCodes(nowMs: number): readonly ShownCode[] {
  const now = instant(nowMs);
  return STAFF.map(({ email }) => ({
    email,
    code: appCode(demoFactorSecret(email), now),
    seconds_left: Math.ceil((TOTP.period - (now % TOTP.period)) / 1_000),
  }));
}

export const demoCodesCard = (nowMs: number): string => {
  const rows = demoCodes(nowMs).map(
    ({ email, code, seconds_left }) =>
      `<tr><td>${escapeHtml(email)}</td><td><strong>${code}</strong></td><td>${seconds_left} s</td></tr>`,
  );
  return `<div class="card scroll"><h2>Authenticator app</h2>
<p class="quiet">Vemoi asks the demo’s staff for these when they sign in. Each works once. <a href="/authenticator">Open the app</a></p>
<table><thead><tr><th>Account</th><th>Code</th><th>Changes in</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const SECRET = /^[A-Z2-7]{16,64}$/;

/** The demo's codes, and those of a secret that is pasted. */
export const authenticatorRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: { secret?: string } }>('/authenticator', async (request, reply) => {
    const secret = (request.query.secret ?? '').toUpperCase().replaceAll(/\s/g, '');
    const shown = SECRET.test(secret)
      ? `<p class="code">${appCode(secret, instant(Date.now()))}</p>`
      : secret === ''
        ? ''
        : '<p>This is no secret of an authenticator app.</p>';
    return reply
      .header('cache-control', 'no-store')
      .type('text/html')
      .send(
        page(
          'Authenticator app',
          `<h1>Authenticator app</h1>${demoCodesCard(Date.now())}
<div class="card"><h2>Another account</h2><form method="get"><label for="secret">Secret that Vemoi shows under the QR code</label>
<input id="secret" name="secret" autocomplete="off" value="${escapeHtml(secret)}"><button>Show the code</button></form>${shown}</div>`,
        ),
      );
  });
  app.get('/api/authenticator', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(demoCodes(Date.now())),
  );
};
