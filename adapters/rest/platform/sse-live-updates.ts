import { fromEvent, Observable, Subject, share } from 'rxjs';
import { TopicCount } from '#adapters/device/platform/topic-count.ts';
import type { AccessToken } from '#application/people/ports/access-token.ts';
import type { LiveNotice, LiveTopic, LiveUpdates } from '#application/platform/ports/live-updates.ts';

export type SseSettings = {
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly tokens: AccessToken;
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
};

/** Parsed by hand: zod would add to the first view. */
const topicOf = (message: unknown): string | null =>
  typeof message === 'object' && message !== null && 'topic' in message && typeof message.topic === 'string'
    ? message.topic
    : null;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The server sends something at least this often; otherwise the connection is dead. */
const SILENCE_MS = 60_000;

/** EventSource cannot send Authorization, so this reads the stream with fetch. None while hidden. */
export function makeSseLiveUpdates({ url, fetch, tokens, page }: SseSettings): LiveUpdates {
  const notices = new Subject<LiveNotice>();
  const wanted = new TopicCount();
  let running: AbortController | null = null;
  let live = false;
  let restart: ReturnType<typeof setTimeout> | null = null;
  let pause = FIRST_PAUSE_MS;
  /** Reconnecting for other topics: new subscribers wait for it. */
  let renewing = false;

  const say = (isLive: boolean) => {
    if (live === isLive) return;
    live = isLive;
    notices.next({ kind: isLive ? 'LIVE' : 'AWAY' });
  };

  function take(block: string): void {
    const data = block
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice(5).trimStart())
      .join('\n');
    if (data === '') return;
    try {
      const topic = topicOf(JSON.parse(data));
      if (topic !== null) notices.next({ kind: 'CHANGED', topic: topic as LiveTopic });
    } catch {
      // A message of a newer server.
    }
  }

  async function listen(stop: AbortController): Promise<void> {
    const token = await tokens.current();
    const answer = await fetch(`${url}?topics=${encodeURIComponent(wanted.topics().join(','))}`, {
      headers: { accept: 'text/event-stream', ...(token === null ? {} : { authorization: token }) },
      credentials: 'same-origin',
      signal: stop.signal,
    });
    if (!answer.ok || answer.body === null) throw new Error(`live: ${answer.status}`);
    pause = FIRST_PAUSE_MS;
    if (renewing && live) notices.next({ kind: 'LIVE' });
    renewing = false;
    say(true);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const silence = setTimeout(() => stop.abort(), SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      rest = (rest + value).replaceAll('\r\n', '\n');
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      blocks.forEach(take);
    }
  }

  function begin(): void {
    if (restart !== null) clearTimeout(restart);
    restart = null;
    renewing = running !== null;
    running?.abort();
    running = null;
    // No watcher left to notify.
    if (wanted.topics().length === 0) live = false;
    if (wanted.topics().length === 0 || page.hidden) return;
    const own = new AbortController();
    running = own;
    listen(own)
      .catch(() => undefined)
      .finally(() => {
        if (running !== own) return;
        running = null;
        renewing = false;
        say(false);
        restart = setTimeout(begin, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      });
  }

  let planned = false;
  function plan(): void {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      begin();
    });
  }

  const visibility = new Observable<void>(() => {
    const heard = fromEvent(page, 'visibilitychange').subscribe(() => {
      if (page.hidden) {
        running?.abort();
        running = null;
        say(false);
      } else begin();
    });
    return () => heard.unsubscribe();
  }).pipe(share());

  return {
    watch: (topics) =>
      new Observable<LiveNotice>((observer) => {
        const watching = visibility.subscribe();
        const heard = notices.subscribe((notice) => {
          if (notice.kind !== 'CHANGED' || topics.includes(notice.topic)) observer.next(notice);
        });
        if (wanted.add(topics)) plan();
        else observer.next({ kind: live ? 'LIVE' : 'AWAY' });
        return () => {
          heard.unsubscribe();
          watching.unsubscribe();
          if (wanted.remove(topics)) plan();
        };
      }),
  };
}
