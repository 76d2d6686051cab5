import { useEffect, useState } from 'react';

/** Flags are reckoned anew this long after a resize. [S9] */
const AFTER_RESIZE_MS = 50;
/** [S9] */
const PHONE_BELOW_PX = 768;

const isPhone = (): boolean =>
  window.innerWidth < PHONE_BELOW_PX || document.documentElement.hasAttribute('data-mobile');

/**
 * Whether this is a phone, for what a person does; what it looks like is a matter of style sheets. False on the server.
 */
export function useDevice(): { readonly phone: boolean } {
  const [phone, setPhone] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => setPhone(isPhone());
    const resized = (): void => {
      clearTimeout(timer);
      timer = setTimeout(tell, AFTER_RESIZE_MS);
    };
    tell();
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, []);
  return { phone };
}
