import type { FastifyReply } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Page = {
  readonly status: number;
  readonly html: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

export function sendPage(
  use: <T>(token: Token<T>) => T,
  reply: FastifyReply,
  { status, html, scripts, styles }: Page,
): FastifyReply {
  const https = use(Environment).baseUrl.startsWith('https://');
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('x-frame-options', 'DENY')
    .type('text/html; charset=utf-8');
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({
      scripts,
      styles,
      framable: false,
      https,
      developing: false,
      videos: false,
      thirdParties: [],
    }),
  );
  return reply.send(html);
}
