import { finalize, map, merge, Observable, of, Subject } from 'rxjs';
import type { AccessToken } from '#application/ports/access-token.ts';
import type { LiveNotice, LiveTopic, LiveUpdates } from '#application/ports/live-updates.ts';
import { readEventStream } from './event-stream.parse.ts';

type Settings = {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly tokens: Pick<AccessToken, 'current'>;
  /** Whether anybody looks at this page, and when that changes. */
  readonly sight: { readonly seen: () => boolean; readonly changes: Observable<unknown> };
};

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000, 30_000];
/** The server breathes every 15 s; a stream that is silent for longer than this is dead, whatever the network says. */
const SILENCE_MS = 40_000;
/** Screens ask for several topics in one breath. */
const GATHER_MS = 60;

/**
 * Live notices by one stream for all topics of a page: server-sent events read by fetch, so that the access token travels in a header and never
 * in an address. Closed while nobody looks; who watches is told AWAY meanwhile and asks for itself.
 */
export function makeEventStreamLiveUpdates({ baseUrl, fetch, tokens, sight }: Settings): LiveUpdates {
  const watched = new Map<LiveTopic, number>();
  const notices = new Subject<LiveNotice>();
  let live = false;
  let open: AbortController | null = null;
  let openTopics = '';
  let failures = 0;
  let planned: ReturnType<typeof setTimeout> | null = null;
  let watching: { unsubscribe: () => void } | null = null;

  const wanted = () => [...watched.keys()].sort().join(',');

  const tell = (now: boolean) => {
    if (live === now) return;
    live = now;
    notices.next({ kind: now ? 'LIVE' : 'AWAY' });
  };

  const close = () => {
    open?.abort();
    open = null;
    openTopics = '';
  };

  const plan = (ms: number) => {
    if (planned !== null) clearTimeout(planned);
    planned = setTimeout(() => {
      planned = null;
      const topics = wanted();
      if (topics === '' || !sight.seen()) {
        close();
        tell(false);
      } else if (open === null || openTopics !== topics) {
        close();
        void read(topics);
      }
    }, ms);
  };

  async function read(topics: string): Promise<void> {
    const mine = new AbortController();
    open = mine;
    openTopics = topics;
    let silence: ReturnType<typeof setTimeout> | null = null;
    const breathe = () => {
      if (silence !== null) clearTimeout(silence);
      silence = setTimeout(() => mine.abort(), SILENCE_MS);
    };
    try {
      breathe();
      const token = await tokens.current();
      const response = await fetch(`${baseUrl}/api/v1/live?topics=${encodeURIComponent(topics)}`, {
        headers: { accept: 'text/event-stream', ...(token === null ? {} : { authorization: token }) },
        signal: mine.signal,
        cache: 'no-store',
        credentials: 'same-origin',
      });
      const body = response.body;
      if (!response.ok || body === null) throw new Error(`HTTP error! status: ${response.status}`);
      tell(true);
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        breathe();
        failures = 0;
        const reading = readEventStream(rest + value);
        rest = reading.rest;
        for (const topic of reading.topics) {
          const known = [...watched.keys()].find((one) => one === topic);
          if (known !== undefined) notices.next({ kind: 'CHANGED', topic: known });
        }
      }
    } catch {
      // Away is all that anybody needs to know; it is tried again below.
    } finally {
      if (silence !== null) clearTimeout(silence);
    }
    if (open !== mine) return;
    close();
    tell(false);
    if (watched.size > 0) plan(RETRY_AFTER_MS[Math.min(failures++, RETRY_AFTER_MS.length - 1)] ?? 0);
  }

  const add = (topics: readonly LiveTopic[]) => {
    for (const topic of topics) watched.set(topic, (watched.get(topic) ?? 0) + 1);
    watching ??= sight.changes.subscribe(() => plan(GATHER_MS));
    plan(GATHER_MS);
  };

  const remove = (topics: readonly LiveTopic[]) => {
    for (const topic of topics) {
      const left = (watched.get(topic) ?? 1) - 1;
      if (left > 0) watched.set(topic, left);
      else watched.delete(topic);
    }
    if (watched.size === 0) {
      watching?.unsubscribe();
      watching = null;
    }
    plan(GATHER_MS);
  };

  return {
    watch: (topics) =>
      new Observable<LiveNotice>((observer) => {
        add(topics);
        return merge(of(undefined), notices)
          .pipe(
            map((notice): LiveNotice => notice ?? { kind: live ? 'LIVE' : 'AWAY' }),
            finalize(() => remove(topics)),
          )
          .subscribe((notice) => {
            if (notice.kind !== 'CHANGED' || topics.includes(notice.topic)) observer.next(notice);
          });
      }),
  };
}
