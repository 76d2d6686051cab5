import { HYDRATING, PAINTED } from './hydration-marks.ts';

/** A slow picture must not delay the scripts further. */
const LONGEST_WAIT_MS = 3_000;

/** As many scripts are asked for in one task. */
const MOST_AT_ONCE = 4;

/** Any of these loads the scripts at once. */
const TOUCHES = ['pointerdown', 'keydown', 'click'];

/** Inlined as text, so it must not use anything from outside. (docs/decisions/0025) */
function askAfterPaint(
  painted: string,
  takingOver: string,
  touches: readonly string[],
  longestWaitMs: number,
  most: number,
): void {
  const files = document.currentScript?.dataset['files']?.split(' ') ?? [];
  let asked = false;
  let pressed: HTMLButtonElement | null = null;

  // A script each, in the order of their imports: what runs is many short tasks instead of one long one.
  const more = (): void => {
    const scripts = files
      .splice(0, most)
      .map((src) => Object.assign(document.createElement('script'), { type: 'module', src, async: false }));
    document.head.append(...scripts);
    if (files.length > 0) setTimeout(more);
  };
  const ask = (): void => {
    if (asked) return;
    asked = true;
    document.documentElement.setAttribute(painted, '');
    setTimeout(more);
    // The first `Intl` lists all languages, for every thread: a third of a page's work, done here by another one.
    setTimeout(() => new Worker(URL.createObjectURL(new Blob(['new Intl.NumberFormat();close()']))));
  };
  const touched = ({ type, target }: Event): void => {
    ask();
    if (type !== 'click') return;
    pressed = target instanceof Element ? target.closest('button') : null;
    // The search field keeps the focus.
    pressed?.closest('[role="search"]')?.querySelector('input')?.focus();
  };
  // Without React the form would submit its fields into the address.
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

  // After the second frame the first one is on the screen.
  const inTwoFrames = (then: () => void): number => requestAnimationFrame(() => requestAnimationFrame(then));
  setTimeout(ask, document.hidden ? 0 : longestWaitMs);
  inTwoFrames(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
    void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => inTwoFrames(ask));
  });
}

const VALUES = [PAINTED, HYDRATING, TOUCHES, LONGEST_WAIT_MS, MOST_AT_ONCE].map((value) => JSON.stringify(value));

/** The same text on every page, so one CSP hash allows it; page data is in its attributes. */
export const AFTER_PAINT_SCRIPT = `(${askAfterPaint})(${VALUES.join()})`;
