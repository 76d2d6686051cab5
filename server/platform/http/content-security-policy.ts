import { VIDEO_ORIGIN } from '#domain/event/video.ts';
import { type CardOrigins, NO_CARDS } from './card-origins.ts';

/** Inline elements are allowed by hash instead of nonce, so that one cached copy serves everyone. */
export type PagePolicy = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly framable: boolean;
  readonly https: boolean;
  readonly developing: boolean;
  readonly videos: boolean;
  /** Origins of configured services; the visitor's consent decides whether their scripts load. */
  readonly thirdParties: readonly string[];
  /** Of the card provider, where cards are taken. */
  readonly cards?: CardOrigins;
};

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

export function contentSecurityPolicy({
  scripts,
  styles,
  framable,
  https,
  developing,
  videos,
  thirdParties,
  cards = NO_CARDS,
}: PagePolicy): string {
  const own = ["'self'", ...thirdParties].join(' ');
  const scriptsFrom = [own, ...cards.scripts].join(' ');
  const asks = [own, ...cards.connects].join(' ');
  const rules = [
    "default-src 'self'",
    developing ? `script-src ${scriptsFrom} 'unsafe-inline'` : `script-src ${scriptsFrom} ${quoted(scripts)}`.trim(),
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' ${quoted(styles)}`.trim(),
    // MUI writes custom properties into style attributes; an attribute can load only what img-src allows.
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    "media-src 'self' blob:",
    "font-src 'self'",
    developing ? `connect-src ${asks} ws:` : `connect-src ${asks}`,
    "worker-src 'self' blob:",
    `frame-src ${[...(videos ? [VIDEO_ORIGIN] : []), ...thirdParties, ...cards.frames].join(' ') || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framable ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ];
  if (https) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** For anything that is not a page. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";
