import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBrowserTabCoordinator } from './browser-tab-coordinator.ts';

afterEach(() => vi.unstubAllGlobals());

const denied = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));

describe('the locks between tabs', () => {
  it('are not needed where the browser denies them, as in a frame of another site', async () => {
    vi.stubGlobal('navigator', { locks: { request: denied, query: denied } });
    const tabs = makeBrowserTabCoordinator();
    expect(await tabs.alone('draft', async () => 'kept')).toBe('kept');
    expect(await tabs.isHeld('draft')).toBe(false);
  });

  it('run an act once, also when it fails', async () => {
    const request = (_name: string, act: () => Promise<unknown>) => act();
    vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: [{ name: 'draft' }] }) } });
    const tabs = makeBrowserTabCoordinator();
    const act = vi.fn(() => Promise.reject(new DOMException('no', 'SecurityError')));
    await expect(tabs.alone('draft', act)).rejects.toThrow('no');
    expect(act).toHaveBeenCalledOnce();
    expect([await tabs.isHeld('draft'), await tabs.isHeld('other')]).toEqual([true, false]);
  });
});
