import { HYDRATING, PAINTED } from './hydration-marks.ts';

/** A picture that is long in coming does not keep the page from answering. */
const LONGEST_WAIT_MS = 3_000;

/** The first of these brings the scripts at once. */
const TOUCHES = ['pointerdown', 'keydown', 'click'];

/**
 * Asks for the page's scripts, and lets the pictures further down come, once there is something to see: after the first
 * paint, and after the pictures that come before all others; at once where nobody looks yet, and when somebody touches
 * the page. A button that is pressed before React is there is pressed again when it is. It is written into the page as
 * text and uses nothing from around it. (docs/decisions/0025)
 */
function askAfterPaint(painted: string, takingOver: string, touches: readonly string[], longestWaitMs: number): void {
  const { entry = '', files = '' } = document.currentScript?.dataset ?? {};
  let asked = false;
  let pressed: HTMLButtonElement | null = null;

  const ask = (): void => {
    if (asked) return;
    asked = true;
    document.documentElement.setAttribute(painted, '');
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
    const links = files
      .split(' ')
      .map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(...links, script);
  };
  const touched = ({ type, target }: Event): void => {
    ask();
    if (type !== 'click') return;
    pressed = target instanceof Element ? target.closest('button') : null;
    // Who opens a search goes on typing.
    pressed?.closest('[role="search"]')?.querySelector('input')?.focus();
  };
  // A form that only React sends would write what was filled in into the address.
  const submitted = (event: Event): void => {
    if (event.target instanceof Element && !event.target.hasAttribute('action')) event.preventDefault();
  };
  for (const touch of touches) window.addEventListener(touch, touched, true);
  window.addEventListener('submit', submitted, true);
  window.addEventListener(
    takingOver,
    () => {
      for (const touch of touches) window.removeEventListener(touch, touched, true);
      window.removeEventListener('submit', submitted, true);
      if (pressed?.isConnected === true) pressed.click();
    },
    { once: true },
  );

  // Two frames: in the second one the first is on the screen.
  const inTwoFrames = (then: () => void): number => requestAnimationFrame(() => requestAnimationFrame(then));
  setTimeout(ask, document.hidden ? 0 : longestWaitMs);
  inTwoFrames(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => inTwoFrames(ask));
  });
}

/** The same bytes on every page, so that one hash in the policy allows it; what differs stands in its attributes. */
export const AFTER_PAINT_SCRIPT = `(${askAfterPaint})(${[PAINTED, HYDRATING, TOUCHES, LONGEST_WAIT_MS].map((value) => JSON.stringify(value)).join()})`;
