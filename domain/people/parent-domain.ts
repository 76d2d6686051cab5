/**
 * The domain that a page's host shares with its sisters: 'www.vemoi.vn' and 'vemoi.vn' share 'vemoi.vn'. Null: an
 * address or a single name, which shares nothing. For 'vemoi.com.vn' it is 'com.vn', which nobody may set cookies for:
 * whoever uses it looks whether it worked. [S9-28]
 */
export function parentDomain(hostname: string): string | null {
  const labels = hostname.toLowerCase().split('.');
  if (
    labels.length < 2 ||
    hostname.includes(':') ||
    labels.some((label) => label === '') ||
    /^\d+$/.test(labels.at(-1) ?? '')
  )
    return null;
  return labels.slice(labels.length > 2 ? 1 : 0).join('.');
}
