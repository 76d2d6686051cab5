import { expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { type CatalogueReads, ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Outage } from '#server/platform/ports/outage.ts';
import { makeAnonymousExecution } from './anonymous-execution.ts';
import type { ExecuteGraphql } from './graphql-engine.ts';

const EN = { locale: 'en', eventKeys: [] } as const;

/** Every operation asks for event 7; `asked` lists what the database was asked for. */
function pages() {
  const asked: (readonly number[])[] = [];
  const events: CatalogueReads['catalogue']['events'] = (ids) => {
    asked.push(ids);
    return Promise.resolve([]);
  };
  const parts = new Map<Token<unknown>, unknown>([
    [ExactReads, { catalogue: { events }, standing: {}, publishers: {} }],
    [Clock, { now: () => instant(0) }],
    [Log, {}],
    [Outage, { recognises: () => false }],
  ]);
  const execute: ExecuteGraphql = async (_request, { loaders }) => ({
    status: 200,
    body: { data: await loaders.event.load(7) },
  });
  const beginPage = makeAnonymousExecution({ use: <T>(token: Token<T>) => parts.get(token) as T, execute });
  return { asked, beginPage };
}

it('reads a row once for all operations of a page, and tells each what it was made from', async () => {
  const { asked, beginPage } = pages();
  const run = beginPage();
  const together = await Promise.all([run('one', {}, EN), run('two', {}, EN)]);
  const later = await run('three', {}, EN);
  expect(asked).toEqual([[7]]);
  expect([...together, later].map(({ scope }) => scope.events)).toEqual([[7], [7], [7]]);
});

it('reads anew for the next page, and for another key to a private event', async () => {
  const { asked, beginPage } = pages();
  await beginPage()('one', {}, EN);
  const next = beginPage();
  await next('one', {}, EN);
  await next('one', {}, { ...EN, eventKeys: ['key'] });
  expect(asked).toEqual([[7], [7], [7]]);
});
