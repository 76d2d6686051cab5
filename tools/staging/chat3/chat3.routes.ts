import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { escapeHtml, page } from '../page.ts';
import { CHAT3_MODES, type Chat3Mode, type Chat3Simulator } from './chat3-simulator.ts';

const EXPLAINED: Readonly<Record<Chat3Mode, string>> = {
  deploys: 'Deploy what is asked for',
  fails: 'Let deployments fail',
  'stays-pending': 'Never finish',
  refuses: 'Refuse deployments and changes',
  'wrong-signature': 'Sign answers with another secret',
  down: 'Answer 503',
};

const Switch = z.object({ mode: z.enum(CHAT3_MODES) });

const overview = ({ mode, contracts }: Chat3Simulator): string =>
  page(
    'Chat3',
    `<h1>Chat3 (simulated)</h1>
<form class="card" method="post" action="/chat3/mode">
${CHAT3_MODES.map((each) => `<p><button name="mode" value="${each}"${each === mode ? ' disabled' : ''}>${EXPLAINED[each]}</button></p>`).join('')}</form>
${[...contracts.values()].map((each) => `<div class="card"><h2>${escapeHtml(each.contract_name)}</h2><p class="quiet">${each.amount} · chain ${each.chain_id} · ${escapeHtml(each.contract)}</p></div>`).join('')}`,
  );

export const chat3Routes =
  (simulator: Chat3Simulator, now: () => number = Date.now): FastifyPluginAsync =>
  async (app) => {
    app.get('/chat3', async (_request, reply) => reply.type('text/html').send(overview(simulator)));
    app.post('/chat3/mode', async (request, reply) => {
      const asked = Switch.safeParse(request.body);
      if (!asked.success) return reply.code(400).send({ error: 'Unknown mode' });
      simulator.mode = asked.data.mode;
      return reply.redirect('/chat3', 303);
    });
    await app.register(async (api) => {
      // The signature covers the bytes as they came.
      api.removeContentTypeParser('application/json');
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      api.route({
        method: ['GET', 'POST', 'PATCH'],
        url: '/chat3/v1/*',
        handler: async ({ method, url, headers, body }, reply) => {
          const { pathname: path } = new URL(url, 'http://simulator');
          const call = { method, path, headers, body: typeof body === 'string' ? body : '' };
          const answer = simulator.answer(call, now());
          return reply
            .code(answer.status)
            .header('x-chat3-signature', answer.signature)
            .type('application/json')
            .send(answer.body);
        },
      });
    });
  };
