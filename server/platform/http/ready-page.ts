import { SECOND } from '#domain/kernel/instant.ts';
import type { Keeping } from '#server/platform/ports/micro-cache.ts';
import { contentSecurityPolicy, type PagePolicy } from './content-security-policy.ts';
import { compressPage, type PageEncoding } from './page-encoding.ts';
import { pageTag } from './page-tag.ts';
import type { MadePage } from './rendered-page.ts';

export type ReadyPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null where the browser can have no copy. */
  readonly tag: string | null;
  /** Null for a redirect. */
  readonly body: ((encoding: PageEncoding) => Buffer) | null;
  /** Null: not cached. */
  readonly keeping: Keeping | null;
};

export type PageSurroundings = Pick<PagePolicy, 'https' | 'developing' | 'thirdParties' | 'cards'>;

/** Pages are told of event changes; this covers changes by time and lost messages. */
const FRESH_MS = { event: 2 * SECOND, lists: SECOND, nothing: 30 * SECOND } as const;
const STALE_MS = SECOND;
/** Stock moves many times a second; the page shows it once a second and its browser reads on from there. */
const STOCK_EVERY_MS = SECOND;
const BYTES_BESIDE = 4_096;
/** Both compressed forms together are about a third more. */
const COMPRESSED_SHARE = 1.35;

function keepingOf({ cacheable, madeFrom }: MadePage, bytes: number): Keeping | null {
  if (!cacheable) return null;
  if (madeFrom === null)
    return { freshMs: FRESH_MS.nothing, staleMs: STALE_MS, events: [], lists: false, stockEveryMs: null, bytes };
  const { events, lists, stock } = madeFrom;
  const freshMs = lists || events.length === 0 ? FRESH_MS.lists : FRESH_MS.event;
  return { freshMs, staleMs: STALE_MS, events, lists, stockEveryMs: stock ? STOCK_EVERY_MS : null, bytes };
}

export function readyPage(page: MadePage, { https, developing, thirdParties, cards }: PageSurroundings): ReadyPage {
  const { status, html, scripts, styles, framable, loads, cacheable } = page;
  const headers: Record<string, string> = {
    ...page.headers,
    'content-security-policy': contentSecurityPolicy({
      scripts,
      styles,
      framable,
      https,
      developing,
      videos: loads.videos,
      thirdParties: loads.services ? thirdParties : [],
      ...(cards === undefined ? {} : { cards }),
    }),
    vary: 'accept-encoding',
    ...(framable ? {} : { 'x-frame-options': 'DENY' }),
  };
  if (html === null) {
    return {
      status,
      headers: { ...headers, 'cache-control': 'no-cache' },
      tag: null,
      body: null,
      keeping: keepingOf(page, BYTES_BESIDE),
    };
  }
  const bytes = Buffer.concat(html);
  const bodies = new Map<PageEncoding, Buffer>();
  const tag = cacheable && status === 200 ? pageTag(bytes) : null;
  return {
    status,
    headers: {
      ...headers,
      'cache-control': cacheable ? 'public, max-age=0, s-maxage=1, stale-while-revalidate=5' : 'no-store',
      ...(tag === null ? {} : { etag: tag }),
    },
    tag,
    body: (encoding) => {
      const body = bodies.get(encoding) ?? compressPage(bytes, encoding);
      bodies.set(encoding, body);
      return body;
    },
    keeping: keepingOf(page, bytes.length * COMPRESSED_SHARE + BYTES_BESIDE),
  };
}
