import { videoId } from '#domain/event/video.ts';

export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'element'; readonly tag: RichTag; readonly children: readonly RichNode[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichNode[] }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string }
  | { readonly kind: 'video'; readonly id: string; readonly link: RichNode };

const TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'strong',
  'em',
  'u',
  's',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
  'hr',
  'code',
  'pre',
] as const;
type RichTag = (typeof TAGS)[number];

const RENAMED: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};
const EMPTY: readonly string[] = ['br', 'hr', 'img'];
const SILENT: readonly string[] = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
  'title',
];

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

const decode = (text: string): string =>
  text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code =
      name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : '';
  });

function attribute(source: string, name: string): string | null {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'iu').exec(source);
  const raw = found?.[1] ?? found?.[2] ?? found?.[3];
  return raw === undefined ? null : decode(raw).trim();
}

const safeLink = (href: string | null): string | null =>
  href !== null && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/iu.test(href) ? href : null;
const safeImage = (src: string | null): string | null =>
  src !== null && /^(?:https:\/\/|\/(?!\/))/iu.test(src) ? src : null;

type Open = { readonly tag: string; readonly source: string; readonly children: RichNode[] };

function closed({ tag, source, children }: Open): readonly RichNode[] {
  if (tag === 'a') {
    const href = safeLink(attribute(source, 'href'));
    return href === null ? children : [{ kind: 'link', href, children }];
  }
  const [only] = children;
  if (tag === 'p' && children.length === 1 && only?.kind === 'link') {
    const id = videoId(only.href);
    if (id !== null) return [{ kind: 'video', id, link: only }];
  }
  const known = RENAMED[tag] ?? TAGS.find((one) => one === tag);
  return known === undefined ? children : [{ kind: 'element', tag: known, children }];
}

/** A separate allow list, as stored text may come from an older sanitiser. Malformed input becomes plain text. */
export function richText(html: string): readonly RichNode[] {
  const root: Open = { tag: '', source: '', children: [] };
  const stack: Open[] = [root];
  const top = () => stack.at(-1) ?? root;
  const close = () => {
    const done = stack.pop();
    if (done !== undefined) top().children.push(...closed(done));
  };
  let silent: string | null = null;
  for (const [piece] of html.replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, '').matchAll(/<\/?[a-z][^<>]*>|[^<]+|</giu)) {
    const tag = /^<(\/?)([a-z][a-z\d]*)/iu.exec(piece);
    const name = tag?.[2]?.toLowerCase();
    if (silent !== null) {
      if (tag?.[1] === '/' && name === silent) silent = null;
    } else if (name === undefined) {
      const text = decode(piece);
      if (text.trim() !== '' || stack.length > 1) top().children.push({ kind: 'text', text });
    } else if (tag?.[1] === '/') {
      if (stack.some((open) => open.tag === name)) {
        while (top().tag !== name) close();
        close();
      }
    } else if (SILENT.includes(name)) {
      silent = name;
    } else if (EMPTY.includes(name)) {
      const src = name === 'img' ? safeImage(attribute(piece, 'src')) : null;
      if (src !== null) top().children.push({ kind: 'image', src, alt: attribute(piece, 'alt') ?? '' });
      if (name === 'br' || name === 'hr') top().children.push({ kind: 'element', tag: name, children: [] });
    } else {
      stack.push({ tag: name, source: piece, children: [] });
    }
  }
  while (stack.length > 1) close();
  return root.children;
}
