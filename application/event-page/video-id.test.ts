import { describe, expect, it } from 'vitest';
import { videoId } from './video-id.ts';

describe('the videos of an event', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ])('a link of the supported service is used: %s [S2.6-07]', (link, id) => {
    expect(videoId(link)).toBe(id);
  });

  it.each([
    'https://vimeo.com/12345678901',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])('a link from elsewhere is not used: %s [S2.6-07]', (link) => {
    expect(videoId(link)).toBeNull();
  });

  it.each(['https://youtu.be/dQw4w9WgXc', 'https://youtu.be/dQw4w9WgXcQQ', 'https://www.youtube.com/watch?v=', 'https://youtu.be/dQw4w9WgX%20Q'])(
    'an id that has not exactly 11 characters is not used: %s [S5-41]',
    (link) => {
      expect(videoId(link)).toBeNull();
    },
  );
});
