import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalSentence } from '#words/platform/refusals.ts';
import { barePage } from './bare-page.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { localeOfRequest } from './refusal-reply.ts';

/** An undecodable address ('/%E0%A4%A') reaches no route. */
export function badAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfRequest(request);
  const { html, styles } = barePage(locale, refusalSentence({ code: 'NOT_FOUND' }, locale));
  return reply
    .code(400)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      contentSecurityPolicy({
        scripts: [],
        styles,
        framable: false,
        https: false,
        developing: false,
        videos: false,
        thirdParties: [],
      }),
    )
    .type('text/html; charset=utf-8')
    .send(html);
}
