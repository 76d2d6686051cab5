import { VIDEO_ORIGIN } from '#domain/event/video.ts';

/**
 * What a page may load. Hashes of its inline elements instead of nonces, so that the same bytes serve everybody from a
 * cache.
 */
export type PagePolicy = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** May stand in a frame of another site. */
  readonly framable: boolean;
  readonly https: boolean;
  readonly developing: boolean;
  /**
   * Origins of services that are configured here; a visitor's consent decides whether their scripts are ever asked for.
   */
  readonly thirdParties: readonly string[];
};

const quoted = (hashes: readonly string[]): string => hashes.map((hash) => `'${hash}'`).join(' ');

/** The header's text. */
export function contentSecurityPolicy({
  scripts,
  styles,
  framable,
  https,
  developing,
  thirdParties,
}: PagePolicy): string {
  const own = ["'self'", ...thirdParties].join(' ');
  const rules = [
    "default-src 'self'",
    developing ? `script-src ${own} 'unsafe-inline'` : `script-src ${own} ${quoted(scripts)}`.trim(),
    developing ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self' ${quoted(styles)}`.trim(),
    // MUI writes custom properties into style attributes; an attribute can load nothing that img-src does not allow.
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data: blob:`,
    "media-src 'self' blob:",
    "font-src 'self'",
    developing ? `connect-src ${own} ws:` : `connect-src ${own}`,
    "worker-src 'self' blob:",
    // An event's videos, once somebody plays one.
    `frame-src ${[VIDEO_ORIGIN, ...thirdParties].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framable ? 'frame-ancestors *' : "frame-ancestors 'none'",
  ];
  if (https) rules.push('upgrade-insecure-requests');
  return rules.join('; ');
}

/** For everything that is no page: it loads nothing and stands in no frame. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";
