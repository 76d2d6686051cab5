/** What a browser's own description says: null where it is none that we know. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

/** In this order: Edge and Opera call themselves Chrome as well, Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//, 'Cốc Cốc'],
  [/\bZalo\b/, 'Zalo'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Android calls itself Linux, iPhone and iPad speak of Mac OS X. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstIn = (names: typeof BROWSERS, text: string): string | null =>
  names.find(([sign]) => sign.test(text))?.[1] ?? null;

/**
 * How a person knows a device again in the list of where they are signed in. It is a guess from what the browser says,
 * and nothing is decided by it.
 */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: firstIn(BROWSERS, userAgent),
  system: firstIn(SYSTEMS, userAgent),
});
