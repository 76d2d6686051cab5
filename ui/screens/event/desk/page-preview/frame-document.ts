import { COLOR_SCHEME_ATTRIBUTE } from '#ui/theme/color-scheme.ts';

/** With a doctype: without one the page would be laid out in quirks mode. */
export const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';

/** Lower pictures wait for it (ui/theme/base.css). */
const PAINTED = 'data-painted';

/** What may be pressed in a preview, as it only shows more of the page: another session, another photo. */
const SHOWS_MORE = 'label, input, [aria-roledescription] button[aria-current], [aria-roledescription] div > button';

/** Gives the frame's document the styles and the colour scheme of ours. */
export function dressDocument(page: Document): void {
  const { documentElement: ours } = document;
  page.documentElement.lang = ours.lang;
  for (const name of [COLOR_SCHEME_ATTRIBUTE, PAINTED])
    if (ours.hasAttribute(name)) page.documentElement.setAttribute(name, ours.getAttribute(name) ?? '');
  // Emotion's rules come from the frame's own cache.
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style:not([data-emotion])'))
    page.head.append(page.importNode(sheet, true));
}

type Heard = { readonly onRefused: () => void; readonly onEscape: () => void };

/** Nothing in the frame sells, sends or leads away. Answers how to stop. */
export function refuseActs(page: Document, { onRefused, onEscape }: Heard): () => void {
  const refuse = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const click = (event: Event): void => {
    const { target } = event;
    // The frame has a window, and so an Element, of its own.
    const element = target !== null && 'closest' in target ? (target as Element) : null;
    if (element !== null && element.closest(SHOWS_MORE) !== null) return;
    refuse(event);
    if (element?.closest('a, button') != null) onRefused();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEscape();
  };
  const refused = ['auxclick', 'submit', 'dragstart', 'drop'];
  page.addEventListener('click', click, true);
  page.addEventListener('keydown', key, true);
  for (const type of refused) page.addEventListener(type, refuse, true);
  return () => {
    page.removeEventListener('click', click, true);
    page.removeEventListener('keydown', key, true);
    for (const type of refused) page.removeEventListener(type, refuse, true);
  };
}
