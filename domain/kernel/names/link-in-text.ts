const ADDRESS = /[a-z][a-z\d+.-]*:\/\/|\bwww\.|\bmailto:/i;
const DOT = '[.\\u3002\\uFF0E\\uFF61]';
const AFTER = '(?![\\p{L}\\p{N}])';
// Any other end is more often a missing space or 'TP.HCM' than a site.
const COUNTRY = new RegExp(`[\\p{L}\\p{N}-]${DOT}[a-z]{2}${AFTER}`, 'u');
const KNOWN = [
  ...['com', 'net', 'org', 'info', 'biz', 'edu', 'gov', 'app', 'dev', 'page', 'web', 'xyz', 'top', 'site', 'online'],
  ...[
    'shop',
    'store',
    'club',
    'vip',
    'live',
    'link',
    'click',
    'cloud',
    'tech',
    'website',
    'space',
    'fun',
    'icu',
    'pro',
  ],
  ...['work', 'world', 'life', 'today', 'win', 'bid', 'loan', 'bank', 'money', 'cash', 'finance', 'support', 'asia'],
  ...['mobi', 'name', 'news', 'events', 'tickets', 'example', 'test', 'vn', 'cn', 'ru', 'tk', 'io', 'co', 'me', 'cc'],
];
const SITE = new RegExp(`[\\p{L}\\p{N}-]${DOT}(?:${KNOWN.join('|')})${AFTER}`, 'iu');

/** Whether mail programs would find a link in a plain text, written out or bare. [design section 5] */
export const holdsLink = (text: string): boolean => {
  const seen = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  return ADDRESS.test(seen) || COUNTRY.test(seen) || SITE.test(seen);
};
