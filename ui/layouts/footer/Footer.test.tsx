import { describe, expect, it } from 'vitest';
import { productFrame } from '#test/rendered/product-frame.ts';
import { appears, click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';

const page = (world: Parameters<typeof renderPage>[1] = {}) => renderPage(productFrame(), world);

describe('the footer', () => {
  it('links the simulators by a chip, in the demo only; header and menu do not name them', async () => {
    await page({ stagingUrl: 'http://localhost:3001' });
    const chip = find('footer a', 'Demo: mailbox, bank and codes');
    expect(chip.getAttribute('href')).toBe('http://localhost:3001');
    expect(chip.textContent).toBe('Demo');
    await click(find('header button', 'Menu'));
    await appears('[role="menuitem"]');
    expect(document.querySelectorAll('a[href="http://localhost:3001"]')).toHaveLength(1);

    await page({ stagingUrl: null });
    expect(findAll('footer a', /Demo/)).toHaveLength(0);
  });
});
