import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { PLAYER_PATIENCE_MS, PLAYER_POLL_MS, playerAddress, VIDEO_ORIGIN, videoId, videoLinks } from './video.ts';

const anyId = fc.string({ unit: fc.constantFrom(...'azAZ09_-'), minLength: 11, maxLength: 11 });

describe('event videos', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ#t=3',
    'https://www.youtube.com/watch/?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'HTTPS://YouTu.be/dQw4w9WgXcQ/',
    ' http://youtube.com/watch?v=dQw4w9WgXcQ ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/live/dQw4w9WgXcQ',
    'https://youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('accepts a link of the supported service: %s [S2.6-07]', (link) => {
    expect(videoId(link)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    'https://vimeo.com/12345678901',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example\\@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be\\.evil.example/dQw4w9WgXcQ',
    'https://youtu.be:81/dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'xhttps://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?v=dQw4w9WgXcQ',
    'https://www.youtube.com/dQw4w9WgXcQ',
    'https://www.youtube.com/embed',
    'https://www.youtube.com/watch?vv=dQw4w9WgXcQ',
    'https://www.youtube.com/watch#v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])('ignores a link from elsewhere: %s [S2.6-07]', (link) => {
    expect(videoId(link)).toBeNull();
  });

  it.each([
    'https://youtu.be/dQw4w9WgXc',
    'https://youtu.be/dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/dQw4w9WgX%20Q',
  ])('ignores ids without exactly 11 characters: %s [S5-41]', (link) => {
    expect(videoId(link)).toBeNull();
  });

  it('finds an id in every link format, and none in other links [S2.6-07]', () => {
    fc.assert(
      fc.property(anyId, anyNastyText, (id, text) => {
        const links = [
          `https://youtu.be/${id}`,
          `https://www.youtube.com/watch?v=${id}`,
          `https://www.youtube.com/shorts/${id}`,
        ];
        expect(links.map(videoId)).toEqual([id, id, id]);
        expect(videoLinks([text, ...links, `https://${text}.example/watch?v=${id}`])).toEqual(links);
      }),
    );
  });
});

describe('the video player', () => {
  it('uses the cookieless host, autoplay and the JavaScript API', () => {
    const address = new URL(playerAddress('dQw4w9WgXcQ'));
    expect([address.origin, address.pathname]).toEqual([VIDEO_ORIGIN, '/embed/dQw4w9WgXcQ']);
    expect(address.searchParams.get('autoplay')).toBe('1');
    expect(address.searchParams.get('enablejsapi')).toBe('1');
  });

  it('is polled every 100 ms for 10 s [S9-22]', () => {
    expect([PLAYER_POLL_MS, PLAYER_PATIENCE_MS]).toEqual([100, 10_000]);
  });
});
