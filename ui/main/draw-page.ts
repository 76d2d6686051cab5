import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';

/** How React marks a boundary that it leaves to the browser. */
const LEFT_TO_THE_BROWSER = '<!--$!-->';

/** Waits for parts that are not loaded yet: without them the browser would report an error while it hydrates. */
export async function drawPage(page: ReactElement): Promise<string> {
  const drawn = renderToString(page);
  if (!drawn.includes(LEFT_TO_THE_BROWSER)) return drawn;
  await prerender(page);
  return renderToString(page);
}
