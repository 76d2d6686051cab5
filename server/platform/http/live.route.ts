import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { requireAtDoor } from '#domain/permission/door-abilities.ts';
import { accessTokenIn, ViewerOfRequest } from '#server/people/api/viewer-of-request.ts';
import { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import { makeRequestContext } from '#server/platform/graphql/request-context.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { type BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { eventKeysIn } from './event-keys.ts';
import { gateKeyIn } from './gate-key.ts';
import { type LiveTopic, parseTopics, topicOf } from './live-topic.ts';
import { networkOf } from './network-of.ts';
import { RateLimiter } from './rate-limiter.ts';
import { makeRecentChanges } from './recent-changes.ts';
import { sendRefusal } from './refusal-reply.ts';

const BREATH_MS = 15 * SECOND;
// Frequent changes are sent once in this time.
const GATHER_MS = 150;
// Sent once quiet for this long on every node, so that readers find no older cache.
const SETTLED_MS = 300;
const SELLING_ON_MS = SECOND;
const RECHECK_MS = MINUTE;
/** A page opens its stream some seconds after it was drawn, and hears what changed in between. */
const DRAWN_BEFORE_MS = 20 * SECOND;
/** A reader with this many unread bytes is dropped. */
const MOST_BUFFERED = 65_536;
/** One per tab, and per address, behind which a whole venue may be. The oldest is closed. */
const MOST_STREAMS = { account: 20, address: 500 } as const;

type Use = <T>(token: Token<T>) => T;
type Listener = {
  readonly topics: ReadonlySet<string>;
  readonly sessionFamilyId: string | null;
  readonly owner: string;
  /** Topics waiting to be sent: when each was first due, and when it last changed. */
  readonly pending: Map<string, { first: number; last: number }>;
  readonly response: ServerResponse;
  readonly end: () => void;
};

type Asking = {
  readonly viewer: PermissionViewer;
  readonly eventKeys: readonly string[];
  readonly gateKey: string | undefined;
};

async function allowed(
  use: Use,
  { viewer, eventKeys, gateKey }: Asking,
  topics: readonly LiveTopic[],
): Promise<readonly LiveTopic[]> {
  const context = makeRequestContext({
    use,
    viewer,
    eventKeys,
    gateKey,
    locale: 'en',
    now: use(Clock).now(),
    idempotencyKey: null,
    counted: { address: 'live' },
  });
  const may = await Promise.all(
    topics.map(async (topic) => {
      if (topic.kind === 'checkout') {
        const checkout =
          viewer.kind === 'account' ? await use(CheckoutReader).checkout(topic.eventId, topic.checkoutSessionId) : null;
        return checkout !== null && viewer.kind === 'account' && checkout.accountId === viewer.accountId;
      }
      if (topic.kind === 'event') return (await context.eventAbilities(topic.eventId)).has('event.view');
      const at = await context.atDoor(topic.eventId);
      const door = { eventId: topic.eventId, sectionEventId: null };
      return at.ok && requireAtDoor('door.work', at.value.worker, door, context.now).ok;
    }),
  );
  return topics.filter((_, index) => may[index] === true);
}

/** Says what changed, not how. The page reads the state again. */
export function liveRoute(use: Use): FastifyPluginAsync {
  const listeners = new Set<Listener>();
  const streamsOf = new Map<string, Set<Listener>>();
  const recent = makeRecentChanges(DRAWN_BEFORE_MS);
  let timer: NodeJS.Timeout | undefined;

  function leave(listener: Listener): void {
    listeners.delete(listener);
    const own = streamsOf.get(listener.owner);
    own?.delete(listener);
    if (own?.size === 0) streamsOf.delete(listener.owner);
  }

  const flush = (): void => {
    timer = undefined;
    const now = performance.now();
    let waiting = false;
    for (const { pending, response, end } of listeners) {
      let text = '';
      for (const [topic, since] of pending) {
        const settled = !topic.startsWith('event:') || now - since.last >= SETTLED_MS;
        if (settled) pending.delete(topic);
        else waiting = true;
        if (!settled && now - since.first < SELLING_ON_MS) continue;
        since.first = now;
        text += `data: ${JSON.stringify({ topic, kind: 'changed' })}\n\n`;
      }
      if (text === '') continue;
      response.write(text);
      if (response.writableLength > MOST_BUFFERED) end();
    }
    if (waiting) timer = setTimeout(flush, GATHER_MS).unref();
  };
  const note = (pending: Listener['pending'], topic: string, now: number): void => {
    const since = pending.get(topic);
    if (since === undefined) pending.set(topic, { first: now, last: now });
    else since.last = now;
  };
  function enter(listener: Listener, most: number): void {
    listeners.add(listener);
    const own = streamsOf.get(listener.owner) ?? new Set();
    streamsOf.set(listener.owner, own.add(listener));
    const [eldest] = own;
    if (own.size > most) eldest?.end();
    const now = performance.now();
    for (const topic of recent.among(listener.topics, now)) note(listener.pending, topic, now);
    if (listener.pending.size > 0) timer ??= setTimeout(flush, GATHER_MS).unref();
  }
  const hear = (message: BusMessage): void => {
    if (message.kind === 'session-ended') {
      for (const listener of listeners) if (listener.sessionFamilyId === message.sessionFamilyId) listener.end();
      return;
    }
    const changed = topicOf(message);
    const now = performance.now();
    if (changed !== undefined) recent.add(changed, now);
    for (const { topics, pending } of listeners) {
      // After a gap anything may have changed.
      if (message.kind === 'resynchronise') for (const topic of topics) note(pending, topic, now);
      else if (changed !== undefined && topics.has(changed)) note(pending, changed, now);
    }
    timer ??= setTimeout(flush, GATHER_MS).unref();
  };

  return async (app) => {
    const unsubscribe = use(EventBus).subscribe(hear);
    const breath = setInterval(() => {
      for (const { response } of listeners) response.write(':\n\n');
    }, BREATH_MS).unref();
    use(Metrics).gauge('live_streams', () => listeners.size);
    // Streams never end by themselves, and the server waits for its requests before it stops.
    app.addHook('preClose', () => {
      unsubscribe();
      clearInterval(breath);
      clearTimeout(timer);
      for (const listener of listeners) listener.end();
      return Promise.resolve();
    });

    app.get<{ Querystring: Record<string, unknown> }>('/api/v1/live', async (request, reply) => {
      const now = use(Clock).now();
      const viewer = await use(ViewerOfRequest)(request.headers.authorization, now);
      if (viewer === 'expired') return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      const retryAt = use(RateLimiter).take(
        viewer.kind === 'account' ? { account: viewer.accountId } : { address: request.ip },
        'live',
        now,
      );
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      const asked = parseTopics(request.query['topics']);
      if (asked === null)
        return sendRefusal(request, reply, { code: 'INVALID_INPUT', field: 'topics', problem: { kind: 'MALFORMED' } });
      const asking = { viewer, eventKeys: eventKeysIn(request.headers), gateKey: gateKeyIn(request.headers) };
      const topics = await allowed(use, asking, asked);
      if (topics.length === 0)
        return sendRefusal(
          request,
          reply,
          viewer.kind === 'anonymous' ? { code: 'UNAUTHORIZED' } : { code: 'NOT_FOUND' },
        );

      const accessToken = accessTokenIn(request.headers.authorization);
      const session = accessToken === null ? null : use(AccessTokenReader).read(accessToken, now);
      reply.hijack();
      const response = reply.raw;
      // A reader who has already left fires no close event.
      if (response.destroyed) return reply;
      const headers = Object.fromEntries(
        Object.entries(reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      const timers: NodeJS.Timeout[] = [];
      const listener: Listener = {
        topics: new Set(topics.map((topic) => topic.text)),
        sessionFamilyId: session?.sessionFamilyId ?? null,
        owner: viewer.kind === 'account' ? `account ${viewer.accountId}` : `address ${networkOf(request.ip)}`,
        pending: new Map(),
        response,
        end: () => {
          leave(listener);
          for (const each of timers) clearInterval(each);
          response.end();
        },
      };
      enter(listener, viewer.kind === 'account' ? MOST_STREAMS.account : MOST_STREAMS.address);
      response.on('close', listener.end);
      response.on('error', listener.end);
      // The page reconnects with a fresh token.
      if (session !== null) timers.push(setTimeout(listener.end, session.expiresAt - now).unref());
      timers.push(
        setInterval(() => {
          allowed(use, asking, topics)
            .then((still) => {
              if (still.length !== topics.length) listener.end();
            })
            .catch(() => undefined);
        }, RECHECK_MS).unref(),
      );
      return reply;
    });
  };
}
