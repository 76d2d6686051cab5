import { describe, expect, it } from 'vitest';
import { PLAYER_PATIENCE_MS, PLAYER_POLL_MS, playerAddress, VIDEO_ORIGIN } from './player.ts';

describe('the player of a video', () => {
  it('stands at the host without cookies, plays at once and speaks', () => {
    const address = new URL(playerAddress('dQw4w9WgXcQ'));
    expect([address.origin, address.pathname]).toEqual([VIDEO_ORIGIN, '/embed/dQw4w9WgXcQ']);
    expect(address.searchParams.get('autoplay')).toBe('1');
    expect(address.searchParams.get('enablejsapi')).toBe('1');
  });

  it('is asked every 100 ms for 10 s', () => {
    expect([PLAYER_POLL_MS, PLAYER_PATIENCE_MS]).toEqual([100, 10_000]);
  });
});
