import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { JsonLd } from './JsonLd.tsx';

it('leaves what the server wrote, also when the page is drawn again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const said: unknown[] = [];
  document.body.innerHTML = '<script type="application/ld+json">{"@type":"Event"}</script>';
  const text = () => document.querySelector('script')?.textContent;
  const root = await act(async () =>
    hydrateRoot(document.body, <JsonLd thing={null} />, { onRecoverableError: (error) => said.push(error) }),
  );
  expect(text()).toBe('{"@type":"Event"}');
  await act(async () => root.render(<JsonLd thing={null} />));
  expect([text(), said]).toEqual(['{"@type":"Event"}', []]);
  await act(async () => root.unmount());
});
