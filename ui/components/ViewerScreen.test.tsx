import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { appears, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { ViewerScreen } from './ViewerScreen.tsx';

const Page = () => (
  <ViewerScreen<{ readonly secret: string }> skeleton={<p>bones</p>}>
    {({ secret }) => <p data-secret>{secret}</p>}
  </ViewerScreen>
);

const routes = (may?: () => boolean): RouteObject[] => [
  {
    path: '/',
    Component: Page,
    loader: viewerLoader(async ({ account }) => ({ secret: `for ${account.email}` }), may),
  },
];

const secret = (): string | undefined => document.querySelector('[data-secret]')?.textContent;

describe('ViewerScreen', () => {
  it('shows the account’s data', async () => {
    await renderPage(routes(), { account: someAccount });
    expect(secret()).toBe('for linh@demo.vemoi.test');
  });

  it('opens the sign-in dialog over the frame when signed out, then shows the page', async () => {
    const { desk } = await renderPage(routes());
    await appears('[role="dialog"]');
    expect(document.body.textContent).toContain('bones');
    await type(document.querySelector('input[name="email"]'), 'linh@demo.vemoi.test');
    await submit(document.querySelector('input[name="email"]'));
    await type(document.querySelector('input[name="one-time-code"]'), desk.codeFor('linh@demo.vemoi.test') ?? '');
    await settle(50);
    expect(secret()).toBe('for linh@demo.vemoi.test');
  });

  it('says that the ability is missing and loads nothing', async () => {
    await renderPage(
      routes(() => false),
      { account: someAccount },
    );
    expect(secret()).toBeUndefined();
    expect(document.body.textContent).toContain('Your account doesn’t have access to this page');
  });

  it('never shows loaded data to another account that signs in later', async () => {
    const { sessions, profiles } = await renderPage(routes(), { account: someAccount });
    profiles.become({ ...someAccount, id: 'a2', email: 'minh@demo.vemoi.test' });
    await sessions.refresh();
    await settle(20);
    expect(secret()).toBe('for minh@demo.vemoi.test');
  });
});
