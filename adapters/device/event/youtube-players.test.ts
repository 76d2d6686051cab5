import { describe, expect, it } from 'vitest';
import type { PlayerNotice } from '#application/event/ports/video-players.ts';
import { VIDEO_ORIGIN } from '#domain/event/video.ts';
import { makeYoutubePlayers } from './youtube-players.ts';

type Heard = (event: MessageEvent) => void;

function open() {
  const said: unknown[] = [];
  const player = { postMessage: (message: unknown, origin: string) => void said.push([message, origin]) };
  const page = new EventTarget();
  const frame = Object.assign(new EventTarget(), { contentWindow: player });
  const heard: PlayerNotice[] = [];
  const opened = makeYoutubePlayers(page as unknown as Window).open(
    frame as unknown as HTMLIFrameElement,
    (notice) => void heard.push(notice),
  );
  const speak = (data: unknown, more: { readonly origin?: string; readonly source?: unknown } = {}): void =>
    void page.dispatchEvent(
      Object.assign(new Event('message'), {
        data,
        origin: VIDEO_ORIGIN,
        source: player,
        ...more,
      }) as Parameters<Heard>[0],
    );
  return { ...opened, speak, heard, said, frame };
}

describe('a YouTube player', () => {
  it('is greeted after its frame loaded, at its own origin only', () => {
    const { greet, said, frame } = open();
    greet();
    expect(said).toEqual([]);
    frame.dispatchEvent(new Event('load'));
    greet();
    expect(said).toEqual([['{"event":"listening","channel":"widget"}', VIDEO_ORIGIN]]);
  });

  it('reports readiness and playback', () => {
    const { speak, heard } = open();
    speak('{"event":"onReady","info":null}');
    speak('{"event":"onPlaybackRateChange","info":1}');
    speak('{"event":"infoDelivery","info":{"playerState":1}}');
    speak('{"event":"onStateChange","info":2}');
    speak('{"event":"infoDelivery","info":{"playerState":0,"currentTime":212}}');
    expect(heard).toEqual([
      { kind: 'THERE' },
      { kind: 'THERE' },
      { kind: 'STATE', state: 'PLAYING' },
      { kind: 'STATE', state: 'PAUSED' },
      { kind: 'STATE', state: 'ENDED' },
    ]);
  });

  it.each([
    ['another site', '{"event":"onStateChange","info":0}', { origin: 'https://evil.test' }],
    ['another frame', '{"event":"onStateChange","info":0}', { source: {} }],
    ['what is no message', 'not json', {}],
    ['what is no text', { event: 'onReady' }, {}],
    ['what names no event', '{"info":0}', {}],
  ])('ignores %s', (_who, data, more) => {
    const { speak, heard } = open();
    speak(data, more);
    expect(heard).toEqual([]);
  });

  it('reports a failed frame, and nothing after closing', () => {
    const { frame, heard, close, speak } = open();
    frame.dispatchEvent(new Event('error'));
    expect(heard).toEqual([{ kind: 'FAILED' }]);
    close();
    speak('{"event":"onReady"}');
    frame.dispatchEvent(new Event('error'));
    expect(heard).toHaveLength(1);
  });
});
