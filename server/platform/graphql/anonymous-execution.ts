import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { anonymous } from '#domain/people/viewer.ts';
import { ExactReads } from '#server/event/ports/catalogue-reads.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Outage } from '#server/platform/ports/outage.ts';
import type { ExecuteGraphql } from './graphql-engine.ts';
import { makeRequestContext } from './request-context.ts';
import { trackReads } from './tracked-reads.ts';

type Parts = { readonly use: <T>(token: Token<T>) => T; readonly execute: ExecuteGraphql };

/** Reports what the answer was made from. */
export function makeAnonymousExecution({ use, execute }: Parts) {
  return async (
    text: string,
    variables: unknown,
    options: { readonly locale: Locale; readonly eventKeys: readonly string[] },
  ) => {
    const now = use(Clock).now();
    // The page itself is cached, so it must not be made from cached reads.
    const { reads, scope } = trackReads(use(ExactReads));
    const context = makeRequestContext({
      use,
      viewer: anonymous,
      eventKeys: options.eventKeys,
      locale: options.locale,
      now,
      idempotencyKey: null,
      counted: { address: 'page' },
      reads,
    });
    const given = typeof variables === 'object' && variables !== null ? (variables as Record<string, unknown>) : {};
    const { body } = await execute({ text, variables: given, operationName: undefined }, context, {
      locale: options.locale,
      correlationId: 'page',
      isOutage: use(Outage).recognises,
      onBug: (error) => use(Log).error(error, 'a resolver failed while a page was rendered'),
    });
    return { ...body, scope: scope() };
  };
}
