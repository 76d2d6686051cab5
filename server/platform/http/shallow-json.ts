import type { FastifyInstance } from 'fastify';
import { parse } from 'secure-json-parse';
import { isNestedTooDeeply } from '#domain/kernel/encoding/json-nesting.ts';

const badJson = (message: string): Error => Object.assign(new Error(message), { statusCode: 400 });

/** Without __proto__ and constructor. Throws an error of status 400, also for deep nesting. */
export function parseShallowJson(text: string): unknown {
  if (isNestedTooDeeply(text)) throw badJson('The JSON is nested too deeply.');
  try {
    return parse(text);
  } catch {
    throw badJson('The body is not valid JSON.');
  }
}

/** Bodies of type JSON are read by `parseShallowJson`. */
export function readShallowJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseShallowJson(body));
    } catch (error) {
      done(error as Error);
    }
  });
}
