import sanitizeHtml from 'sanitize-html';
import type { OrganiserHtml } from '#server/event/ports/organiser-html.ts';

const MOST_REMEMBERED = 500;
const MOST_PASSES = 8;

/** Only our own file store: other addresses would learn who reads the page, or be read with the reader's rights. */
const OWN_PICTURE = /^\/files\/[0-9a-f-]{8,36}\/[a-z]+\.(?:webp|jpg)$/;

const LINK = /^(https?:\/\/|mailto:)/i;

const OPTIONS: sanitizeHtml.IOptions = {
  // A video is a plain link; the page adds the player. [S2.13]
  allowedTags: ['h1', 'h2', 'p', 'br', 'strong', 'em', 'blockquote', 'ul', 'ol', 'li', 'a', 'img'],
  allowedAttributes: { a: ['href', 'rel', 'target'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (_name, attributes) => {
      const href = attributes['href']?.trim() ?? '';
      return { tagName: 'a', attribs: LINK.test(href) ? { href, rel: 'noopener nofollow ugc', target: '_blank' } : {} };
    },
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && !OWN_PICTURE.test(frame.attribs['src'] ?? ''),
};

/** Repeated until nothing changes: removing an element can leave others in invalid nesting. */
function clean(html: string): string {
  let before = html;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const after = sanitizeHtml(before, OPTIONS);
    if (after === before) return after;
    before = after;
  }
  return before;
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function summary(html: string, most: number): string {
  // Block ends separate words; inline elements do not.
  const parted = html.replaceAll(/<(\/(p|h1|h2|li|blockquote)|br\s*\/?)>/gi, ' $&');
  const words = sanitizeHtml(parted, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words.length <= most) return words;
  const cut = words.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Cached because pages are read far more often than written. */
export function makeSanitizeOrganiserHtml(): OrganiserHtml {
  const remembered = new Map<string, string>();
  return {
    clean(html) {
      const known = remembered.get(html);
      if (known !== undefined) return known;
      const cleaned = clean(html);
      const oldest = remembered.keys().next();
      if (remembered.size >= MOST_REMEMBERED && oldest.done !== true) remembered.delete(oldest.value);
      remembered.set(html, cleaned);
      return cleaned;
    },
    summary,
  };
}
