import { type Descendant, Text } from 'slate';
import { videoId } from '#domain/event/video.ts';
import {
  type BlockNode,
  type BlockType,
  emptyParagraph,
  type ImageNode,
  type LinkNode,
  type TextNode,
  type VideoNode,
} from './description-node.ts';

const TAGS: Readonly<Record<BlockType, string>> = {
  paragraph: 'p',
  h1: 'h1',
  h2: 'h2',
  quote: 'blockquote',
  bulleted: 'ul',
  numbered: 'ol',
  item: 'li',
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The schemes that the server keeps; any other could run scripts. */
export const isSafeLink = (url: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(url);

function htmlOf(node: Descendant): string {
  if (Text.isText(node)) {
    let text = escaped(node.text).replaceAll('\n', '<br />');
    if (node.italic === true && text !== '') text = `<em>${text}</em>`;
    if (node.bold === true && text !== '') text = `<strong>${text}</strong>`;
    return text;
  }
  if (node.type === 'image') return `<img src="${escaped(node.url)}" alt="${escaped(node.alt)}" />`;
  if (node.type === 'video') return `<p><a href="${escaped(node.url)}">${escaped(node.url)}</a></p>`;
  const inner = node.children.map(htmlOf).join('');
  if (node.type === 'link') return isSafeLink(node.url) ? `<a href="${escaped(node.url)}">${inner}</a>` : inner;
  return `<${TAGS[node.type]}>${inner}</${TAGS[node.type]}>`;
}

/** The description as HTML; empty when nothing was written. */
export function writeDescription(nodes: readonly Descendant[]): string {
  const html = nodes.map(htmlOf).join('');
  return html.replaceAll(/<p><\/p>/g, '') === '' ? '' : html;
}

type Marks = Omit<TextNode, 'text'>;

const blockOf = (tag: string): BlockType | null => {
  const found = Object.entries(TAGS).find(([, name]) => name === tag);
  return found === undefined ? null : (found[0] as BlockType);
};

type Inline = TextNode | LinkNode;

type Parsed = Inline | BlockNode | ImageNode | VideoNode;

function inlines(node: Node, marks: Marks): Parsed[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.replaceAll(/\s+/g, ' ') ?? '';
    return text === '' ? [] : [{ ...marks, text }];
  }
  if (!(node instanceof Element)) return [];
  const tag = node.tagName.toLowerCase();
  const within = (more: Marks = marks) => [...node.childNodes].flatMap((child) => inlines(child, more));
  if (tag === 'br') return [{ ...marks, text: '\n' }];
  if (tag === 'img')
    return [
      {
        type: 'image',
        url: node.getAttribute('src') ?? '',
        alt: node.getAttribute('alt') ?? '',
        children: [{ text: '' }],
      },
    ];
  if (tag === 'strong' || tag === 'b') return within({ ...marks, bold: true });
  if (tag === 'em' || tag === 'i') return within({ ...marks, italic: true });
  if (tag === 'a') {
    const children = within().filter((child) => Text.isText(child));
    const url = node.getAttribute('href') ?? '';
    return children.length === 0 || !isSafeLink(url) ? children : [{ type: 'link', url, children }];
  }
  const block = blockOf(tag);
  if (block === null) return within();
  const children = within();
  const video = block === 'paragraph' ? videoOf(children) : null;
  return [video ?? { type: block, children: filled(block, children) }];
}

function videoOf(children: readonly Parsed[]): VideoNode | null {
  const [only, more] = children;
  if (only === undefined || more !== undefined || Text.isText(only) || only.type !== 'link') return null;
  return videoId(only.url) === null ? null : { type: 'video', url: only.url, children: [{ text: '' }] };
}

const isVoid = (node: BlockNode | ImageNode | VideoNode): node is ImageNode | VideoNode =>
  node.type === 'image' || node.type === 'video';
const isInline = (node: Descendant): node is Inline => Text.isText(node) || node.type === 'link';

/** The children that a block may hold: items for a list, text for every other block. */
function filled(block: BlockType, children: readonly Parsed[]): Descendant[] {
  if (block === 'bulleted' || block === 'numbered') {
    const items = children.filter((child): child is BlockNode => !isInline(child) && child.type === 'item');
    return items.length === 0 ? [{ type: 'item', children: [{ text: '' }] }] : items;
  }
  const text = children.flatMap((child): Descendant[] =>
    isInline(child) ? [child] : isVoid(child) ? [] : (child.children as Inline[]),
  );
  return text.length === 0 ? [{ text: '' }] : text;
}

/** A stored description for the editor. Unknown elements are reduced to their text. */
export function readDescription(html: string): Descendant[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const blocks: Descendant[] = [];
  let loose: Inline[] = [];
  const settle = () => {
    if (loose.some((node) => !Text.isText(node) || node.text.trim() !== ''))
      blocks.push({ type: 'paragraph', children: loose });
    loose = [];
  };
  for (const node of [...parsed.body.childNodes].flatMap((child) => inlines(child, {}))) {
    if (isInline(node)) loose.push(node);
    else {
      settle();
      blocks.push(node);
    }
  }
  settle();
  return blocks.length === 0 ? [emptyParagraph()] : blocks;
}
