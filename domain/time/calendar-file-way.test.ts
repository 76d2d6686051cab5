import { expect, it } from 'vitest';
import { calendarFileWay } from './calendar-file-way.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

// User agents in the form that each browser sends, written down from knowledge; versions and build numbers are
// examples.
it.each([
  ['Safari', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'DOWNLOAD'],
  ['Chrome', `${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'COPY_LINK'],
  ['Firefox', `${IPHONE} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'COPY_LINK'],
  ['Edge', `${IPHONE} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/604.1`, 'COPY_LINK'],
  ['DuckDuckGo', `${IPHONE} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'COPY_LINK'],
  ['the Google app', `${IPHONE} GSA/323.0.647062479 Mobile/15E148 Safari/604.1`, 'COPY_LINK'],
  ['Facebook', `${IPHONE} Mobile/21F79 [FBAN/FBIOS;FBAV/470.0.0.39.105;FBBV/614537540]`, 'COPY_LINK'],
  ['Zalo', `${IPHONE} Mobile/15E148 Zalo iOS/24.06`, 'COPY_LINK'],
  [
    'an iPod’s Safari',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1',
    'DOWNLOAD',
  ],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'DOWNLOAD',
  ],
  [
    'a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'DOWNLOAD',
  ],
  ['nothing known', '', 'DOWNLOAD'],
] as const)('in %s', (_browser, userAgent, way) => {
  expect(calendarFileWay(userAgent)).toBe(way);
});
