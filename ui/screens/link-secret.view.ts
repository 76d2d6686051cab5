import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** A screenshot or shared page must not carry the secret. Null: not read yet. '': the link has none. */
export function useLinkSecret(key: string): string | null {
  const { hash } = useLocation();
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const read = hash.slice(1);
    setSecret(read === '' ? readKept(key) : read);
    if (read === '') return;
    keep(key, read);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [hash, key]);
  return secret;
}

function readKept(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keep(key: string, secret: string): void {
  try {
    window.sessionStorage.setItem(key, secret);
  } catch {
    // Without storage a reload needs the link again.
  }
}
