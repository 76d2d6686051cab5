import { concat, filter, of, Subject } from 'rxjs';
import type { LiveNotice, LiveTopic, LiveUpdates } from '#application/platform/ports/live-updates.ts';

/** `changed` notifies; `away` and `back` simulate the network. */
export function makeMemoryLiveUpdates(): LiveUpdates & {
  readonly changed: (topic: LiveTopic) => void;
  readonly away: () => void;
  readonly back: () => void;
} {
  const notices = new Subject<LiveNotice>();
  let live = true;
  const become = (isLive: boolean) => {
    live = isLive;
    notices.next({ kind: isLive ? 'LIVE' : 'AWAY' });
  };
  return {
    watch: (topics) =>
      concat(of<LiveNotice>({ kind: live ? 'LIVE' : 'AWAY' }), notices).pipe(
        filter((notice) => notice.kind !== 'CHANGED' || topics.includes(notice.topic)),
      ),
    changed: (topic) => notices.next({ kind: 'CHANGED', topic }),
    away: () => become(false),
    back: () => become(true),
  };
}
