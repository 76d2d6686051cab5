import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Outage } from '#server/platform/ports/outage.ts';
import type { ExecuteGraphql } from './graphql-engine.ts';
import { makeRequestContext } from './request-context.ts';
import { type ReadScope, trackReads } from './tracked-reads.ts';

type Parts = { readonly use: <T>(token: Token<T>) => T; readonly execute: ExecuteGraphql };
type Options = { readonly locale: Locale; readonly eventKeys: readonly string[] };
type Executed = Awaited<ReturnType<ExecuteGraphql>>['body'] & { readonly scope: ReadScope };
export type AnonymousExecution = (text: string, variables: unknown, options: Options) => Promise<Executed>;

/** Each call begins a page: its operations read each row once. Reports what an answer was made from. */
export function makeAnonymousExecution({ use, execute }: Parts): () => AnonymousExecution {
  function begin({ locale, eventKeys }: Options) {
    // The page itself is cached, so it must not be made from cached reads.
    const { reads, scope } = trackReads(use(ExactReads));
    const context = makeRequestContext({
      use,
      viewer: anonymous,
      eventKeys,
      locale,
      now: use(Clock).now(),
      idempotencyKey: null,
      counted: { address: 'page' },
      reads,
    });
    return { context, scope };
  }

  return () => {
    const begun = new Map<string, ReturnType<typeof begin>>();
    return async (text, variables, options) => {
      const key = [options.locale, ...options.eventKeys].join(' ');
      const { context, scope } = begun.get(key) ?? begin(options);
      begun.set(key, { context, scope });
      const given = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
      const { body } = await execute({ text, variables: given, operationName: undefined }, context, {
        locale: options.locale,
        correlationId: 'page',
        isOutage: use(Outage).recognises,
        onBug: (error) => use(Log).error(error, 'a resolver failed while a page was rendered'),
      });
      return { ...body, scope: scope() };
    };
  };
}
