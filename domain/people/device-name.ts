/** Null where unknown. */
export type DeviceName = { readonly browser: string | null; readonly system: string | null };

/** Order matters: Edge and Opera also name Chrome, and Chrome names Safari. */
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

/** Order matters: Android also names Linux, and iPhone and iPad name Mac OS X. */
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

/** A name for a device in the list of sessions, guessed from the user agent. Display only. */
export const deviceName = (userAgent: string): DeviceName => ({
  browser: firstIn(BROWSERS, userAgent),
  system: firstIn(SYSTEMS, userAgent),
});
