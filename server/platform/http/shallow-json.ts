import type { FastifyInstance } from 'fastify';
import { isNestedTooDeeply } from '#domain/kernel/encoding/json-nesting.ts';

const tooDeep = (): Error => Object.assign(new Error('The JSON is nested too deeply.'), { statusCode: 400 });

/** JSON bodies as Fastify reads them, without __proto__ and constructor, refused with 400 when nested too deeply. */
export function readShallowJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isNestedTooDeeply(body)) done(tooDeep());
    else void read(request, body, done);
  });
}
