import { describe, expect, it } from 'vitest';
import { VIDEO_ORIGIN } from '#domain/event/video.ts';
import { cardOrigins, NO_CARDS } from './card-origins.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { originsOf } from './third-party-origins.ts';

const page = {
  scripts: ['sha256-a'],
  styles: ['sha256-b'],
  framable: false,
  https: true,
  developing: false,
  videos: true,
};
const directive = (policy: string, name: string): string | undefined =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('what a page may load', () => {
  it('allows our own origin and video frames by default', () => {
    const thirdParties = originsOf({ analytics: null, chat: null, translation: null });
    const policy = contentSecurityPolicy({ ...page, thirdParties });
    expect(policy.match(/https?:[^ ;]+/g)).toEqual([VIDEO_ORIGIN]);
    expect(directive(policy, 'script-src')).toBe("'self' 'sha256-a'");
    expect(directive(policy, 'frame-src')).toBe(VIDEO_ORIGIN);
  });

  it('adds a configured service’s origin, but never its styles', () => {
    const thirdParties = originsOf({
      analytics: { script: 'https://count.test/a/tag.js', id: 'V-7' },
      chat: { origin: 'https://chat.test', agentId: '9' },
      translation: { script: 'https://count.test/widget.js', languages: ['en'] },
    });
    const policy = contentSecurityPolicy({ ...page, thirdParties });
    expect(directive(policy, 'script-src')).toBe("'self' https://count.test https://chat.test 'sha256-a'");
    expect(directive(policy, 'frame-src')).toBe(`${VIDEO_ORIGIN} https://count.test https://chat.test`);
    expect(directive(policy, 'style-src-elem')).toBe("'self' 'sha256-b'");
  });

  it('names no third party on a page without videos and services', () => {
    const policy = contentSecurityPolicy({ ...page, videos: false, thirdParties: [] });
    expect(policy.match(/https?:[^ ;]+/g)).toBeNull();
    expect(directive(policy, 'frame-src')).toBe("'none'");
  });

  it('admits the card provider only where cards are taken', () => {
    const live = {
      stripe: { publishableKey: 'pk_live_x', secretKey: 'sk_live_x', webhookSecret: 'whsec_x', apiUrl: 'https://x' },
      stagingPort: 3001,
    };
    const paying = contentSecurityPolicy({ ...page, thirdParties: [], cards: cardOrigins(live, '/vi/payment/7') });
    expect(directive(paying, 'script-src')).toBe("'self' https://js.stripe.com https://*.js.stripe.com 'sha256-a'");
    expect(directive(paying, 'connect-src')).toBe("'self' https://api.stripe.com");
    expect(directive(paying, 'frame-src')).toContain('https://hooks.stripe.com');
    const home = contentSecurityPolicy({ ...page, thirdParties: [], cards: cardOrigins(live, '/') });
    expect(home).not.toContain('stripe');
    expect(cardOrigins({ ...live, stripe: null }, '/payment/7')).toEqual(NO_CARDS);
  });
});
