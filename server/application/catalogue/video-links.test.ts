import { expect, it } from 'vitest';
import { videoLinks } from './video-links.ts';

it('keeps links of the video service that name a video of 11 characters [S2.6-07] [S5-41]', () => {
  const videos = ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube.com/embed/dQw4w9WgXcQ'];
  const others = [
    'https://youtu.be/short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'nothing',
  ];
  expect(videoLinks([...videos, ...others])).toEqual(videos);
});
