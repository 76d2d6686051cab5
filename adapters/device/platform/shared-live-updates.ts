import { Observable, Subject, Subscription } from 'rxjs';
import type { LiveNotice, LiveTopic, LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { TopicCount } from './topic-count.ts';

type TabWord =
  /** A new leader asks the others for their topics. */
  | { readonly kind: 'LEADS' }
  | { readonly kind: 'WANTS'; readonly tab: string; readonly topics: readonly LiveTopic[] }
  | { readonly kind: 'LIVE'; readonly topics: readonly LiveTopic[] }
  | { readonly kind: 'AWAY' }
  | { readonly kind: 'CHANGED'; readonly topic: LiveTopic };

type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

type Settings = {
  readonly own: LiveUpdates;
  readonly tab: string;
  readonly channel: TabChannel;
  readonly locks: Pick<LockManager, 'request'>;
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
};

const TURN = 'vemoi-live';
/** The server's limit per connection. */
const MOST_TOPICS = 20;
/** A crashed tab never unsubscribes. */
const ROLL_CALL_MS = 60_000;

/** The visible tab that holds the lock connects for everybody. Hidden tabs watch nothing. */
export function makeSharedLiveUpdates({ own, tab, channel, locks, page }: Settings): LiveUpdates {
  const notices = new Subject<LiveNotice>();
  const wanted = new TopicCount();
  const theirs = new Map<string, { readonly topics: readonly LiveTopic[]; silent: number }>();
  /** null: not connected. */
  let covered: ReadonlySet<LiveTopic> | null = null;
  /** A change may have been missed. */
  let missed = false;
  let turn: AbortController | null = null;
  let lead: { readonly end: () => void; readonly roll: ReturnType<typeof setInterval>; heard: Subscription } | null =
    null;

  const mine = (): readonly LiveTopic[] => (page.hidden ? [] : wanted.topics());
  const tell = (word: TabWord): void => channel.postMessage(word);
  const isLive = (topics: readonly LiveTopic[]): boolean =>
    covered !== null && topics.every((topic) => covered?.has(topic));

  function take(word: TabWord): void {
    if (word.kind === 'LIVE') {
      covered = new Set(word.topics);
      notices.next({ kind: 'LIVE' });
      if (!missed || !isLive(mine())) return;
      missed = false;
      for (const topic of mine()) notices.next({ kind: 'CHANGED', topic });
    } else if (word.kind === 'AWAY') {
      if (covered !== null) missed = true;
      covered = null;
      notices.next({ kind: 'AWAY' });
    } else if (word.kind === 'CHANGED') notices.next(word);
  }
  function pass(word: TabWord): void {
    take(word);
    tell(word);
  }

  function listen(): void {
    if (lead === null) return;
    const topics = [...new Set([...mine(), ...[...theirs.values()].flatMap((tab) => tab.topics)])].slice(
      0,
      MOST_TOPICS,
    );
    const before = lead.heard;
    // Connect before closing the old connection, so that there is no gap.
    lead.heard = own
      .watch(topics)
      .subscribe((notice) => pass(notice.kind === 'LIVE' ? { kind: 'LIVE', topics } : notice));
    before.unsubscribe();
  }

  function callTheRoll(): void {
    for (const [name, other] of theirs) {
      other.silent += 1;
      if (other.silent > 1) theirs.delete(name);
    }
    tell({ kind: 'LEADS' });
    listen();
  }

  function beginToLead(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    // The previous leader's connection is gone.
    if (covered !== null) pass({ kind: 'AWAY' });
    theirs.clear();
    lead = { end: resolve, roll: setInterval(callTheRoll, ROLL_CALL_MS), heard: new Subscription() };
    tell({ kind: 'LEADS' });
    listen();
    return promise;
  }

  /** Only while this tab watches something. */
  function settle(): void {
    const topics = mine();
    if (topics.length > 0 && turn === null) {
      turn = new AbortController();
      const { signal } = turn;
      locks.request(TURN, { signal }, () => (signal.aborted ? undefined : beginToLead())).catch(() => undefined);
    }
    if (topics.length === 0 && turn !== null) {
      turn.abort();
      turn = null;
      lead?.heard.unsubscribe();
      clearInterval(lead?.roll);
      lead?.end();
      lead = null;
      covered = null;
    }
    if (lead === null) tell({ kind: 'WANTS', tab, topics });
    else listen();
  }

  let planned = false;
  function plan(): void {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      settle();
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => {
    if (data.kind === 'LEADS') {
      if (lead === null && turn !== null) tell({ kind: 'WANTS', tab, topics: mine() });
    } else if (data.kind !== 'WANTS') take(data);
    else if (lead !== null) {
      if (data.topics.length === 0) theirs.delete(data.tab);
      else theirs.set(data.tab, { topics: data.topics, silent: 0 });
      listen();
    }
  });
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) take({ kind: 'AWAY' });
    plan();
  });

  return {
    watch: (topics) =>
      new Observable<LiveNotice>((observer) => {
        const heard = notices.subscribe((notice) => {
          if (notice.kind === 'CHANGED' ? topics.includes(notice.topic) : notice.kind === 'AWAY' || isLive(topics))
            observer.next(notice);
        });
        if (wanted.add(topics)) plan();
        else observer.next({ kind: isLive(topics) ? 'LIVE' : 'AWAY' });
        return () => {
          heard.unsubscribe();
          if (wanted.remove(topics)) plan();
        };
      }),
  };
}
