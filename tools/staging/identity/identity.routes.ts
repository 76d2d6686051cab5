import type { FastifyPluginAsync } from 'fastify';
import { escapeHtml, page } from '../page.ts';
import type { IdentityProvider } from './identity-provider.ts';

type Query = Readonly<Record<string, string | undefined>>;

const consentPage = (query: Query): string => {
  const hidden = Object.entries(query).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value ?? '')}">`,
  );
  return page(
    'Sign in',
    `<h1>Who are you?</h1>
<p class="quiet">A stand-in for a social network: it believes whatever you say.</p>
<form method="post" action="/identity/authorize" class="card">${hidden.join('')}
<label for="email">Email</label><input id="email" name="email" type="email" required value="attendee@demo.vemoi.test">
<label for="first">First name</label><input id="first" name="first" value="Lan">
<label for="last">Last name</label><input id="last" name="last" value="Nguyễn">
<label for="verified">Has this service verified the address?</label><select id="verified" name="verified"><option value="yes">Yes</option><option value="no">No</option></select>
<label for="locale">Its language for you</label><select id="locale" name="locale">
<option value="vi">Tiếng Việt</option><option value="en">English</option></select>
<button name="answer" value="yes">Continue to Vemoi</button> <button name="answer" value="no">Cancel</button></form>`,
  );
};

export const identityRoutes =
  (provider: IdentityProvider): FastifyPluginAsync =>
  async (app) => {
    app.get('/identity/.well-known/openid-configuration', async () => provider.discovery);
    app.get('/identity/jwks', async () => provider.keys);
    app.get<{ Querystring: Query }>('/identity/authorize', async (request, reply) => {
      const asked = provider.read(request.query);
      if (typeof asked === 'string')
        return reply
          .code(400)
          .type('text/html')
          .send(page('Refused', `<h1>Refused</h1><p>${escapeHtml(asked)}</p>`));
      return reply.type('text/html').send(consentPage(request.query));
    });
    app.post<{ Body: Query }>('/identity/authorize', async (request, reply) => {
      const { email = '', first = '', last = '', verified, locale = 'vi', answer, ...query } = request.body;
      const asked = provider.read(query);
      if (typeof asked === 'string') return reply.code(400).send({ error: asked });
      const person = { email, firstName: first, lastName: last, verified: verified === 'yes', locale };
      return reply.redirect(answer === 'yes' ? provider.agree(asked, person, Date.now()) : provider.refuse(asked), 303);
    });
    app.post<{ Body: Query }>('/identity/token', async (request, reply) => {
      const { status, body } = provider.token(request.body, request.headers.authorization, Date.now());
      return reply.code(status).header('cache-control', 'no-store').send(body);
    });
  };
