/**
 * 'vemoi.vn' for 'www.vemoi.vn'. Callers check the result: for 'vemoi.com.vn' it returns 'com.vn', where browsers
 * reject cookies. [S9-28]
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
