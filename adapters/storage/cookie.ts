/** One cookie of this page by name; null when it is not there. */
export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

/** Inside a frame of another site cookies must be partitioned to live at all. */
const inForeignFrame = (): boolean => {
  try {
    return window.top !== null && window.top !== window.self && window.top.location.origin !== window.location.origin;
  } catch {
    return true;
  }
};

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const scope = inForeignFrame()
    ? '; SameSite=None; Secure; Partitioned'
    : `; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}${scope}`;
}
