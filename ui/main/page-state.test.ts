import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl } from 'react-router';
import { describe, expect, it } from 'vitest';
import { NO_THIRD_PARTIES } from '#ui/bindings/page-config-context.ts';
import { readPageState, writePageState } from './page-state.ts';

const config = {
  baseUrl: 'https://vemoi.test',
  stagingUrl: null,
  supportEmail: 'support@vemoi.test',
  networks: { facebook: 'https://facebook.test', youtube: 'https://youtube.test', linkedin: 'https://linkedin.test' },
  thirdParties: NO_THIRD_PARTIES,
  identityProviders: [],
};

describe('the page state', () => {
  it('survives a round trip', () => {
    const loaderData = { home: { name: 'Đêm nhạc', at: 1_795_132_800_000, price: null, tags: ['a', 'b'] } };
    expect(readPageState(writePageState({ config, hydration: { loaderData } }))).toEqual({
      config,
      hydration: { loaderData },
    });
  });

  it('cannot close its script element or break its line', () => {
    const text = writePageState({
      config,
      hydration: { loaderData: { x: '</script><script>alert(1)</script>\u2028\u2029<!--' } },
    });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(readPageState(text).hydration.loaderData).toEqual({
      x: '</script><script>alert(1)</script>\u2028\u2029<!--',
    });
  });

  it('sends only the status of an error and restores it as a route error', () => {
    const missing = new UNSAFE_ErrorResponseImpl(404, 'Not Found', 'a secret');
    const bug = new Error('password=1234');
    const text = writePageState({ config, hydration: { loaderData: {}, errors: { a: missing, b: bug } } });
    expect(text).not.toMatch(/secret|1234/);
    const errors = readPageState(text).hydration.errors ?? {};
    expect(isRouteErrorResponse(errors['a'])).toBe(true);
    expect(errors['a']).toMatchObject({ status: 404 });
    expect(errors['b']).toMatchObject({ status: 500 });
  });
});
