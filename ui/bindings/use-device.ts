import { startTransition, useEffect, useState } from 'react';

/** [S9] */
const AFTER_RESIZE_MS = 50;
/** [S9] */
const PHONE_BELOW_PX = 768;

const isPhone = (): boolean =>
  window.innerWidth < PHONE_BELOW_PX || document.documentElement.hasAttribute('data-mobile');

/** For behaviour only; layout belongs in CSS. False on the server. */
export function useDevice(): { readonly phone: boolean } {
  const [phone, setPhone] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => setPhone(isPhone());
    const resized = (): void => {
      clearTimeout(timer);
      timer = setTimeout(tell, AFTER_RESIZE_MS);
    };
    startTransition(tell);
    window.addEventListener('resize', resized);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', resized);
    };
  }, []);
  return { phone };
}
