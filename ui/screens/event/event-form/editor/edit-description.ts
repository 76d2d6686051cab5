import { Editor, Element, Node, Path, Range, Transforms } from 'slate';
import { videoId } from '#domain/event/video.ts';
import { isSafeLink } from './description-html.ts';
import { type BlockType, emptyParagraph, type ImageNode, type VideoNode } from './description-node.ts';

const LISTS: readonly BlockType[] = ['bulleted', 'numbered'];

export const isActiveBlock = (editor: Editor, type: BlockType): boolean =>
  editor.selection !== null &&
  !Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === type }).next().done;

export const isActiveMark = (editor: Editor, mark: 'bold' | 'italic'): boolean => Editor.marks(editor)?.[mark] === true;

export const isInLink = (editor: Editor): boolean =>
  editor.selection !== null &&
  !Editor.nodes(editor, { match: (node) => Element.isElement(node) && node.type === 'link' }).next().done;

export function toggleMark(editor: Editor, mark: 'bold' | 'italic'): void {
  if (isActiveMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}

export function toggleBlock(editor: Editor, type: BlockType): void {
  const active = isActiveBlock(editor, type);
  const list = LISTS.includes(type);
  Transforms.unwrapNodes(editor, {
    match: (node) => Element.isElement(node) && (node.type === 'bulleted' || node.type === 'numbered'),
    split: true,
  });
  Transforms.setNodes(
    editor,
    { type: active ? 'paragraph' : list ? 'item' : type },
    { match: (node) => Element.isElement(node) && Editor.isBlock(editor, node) && !editor.isVoid(node) },
  );
  if (!active && list)
    Transforms.wrapNodes(
      editor,
      { type, children: [] },
      { match: (node) => Element.isElement(node) && node.type === 'item' },
    );
}

export function setLink(editor: Editor, url: string): void {
  if (isInLink(editor))
    Transforms.unwrapNodes(editor, { match: (node) => Element.isElement(node) && node.type === 'link' });
  if (url === '' || editor.selection === null) return;
  if (Range.isCollapsed(editor.selection))
    Transforms.insertNodes(editor, { type: 'link', url, children: [{ text: url }] });
  else Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true });
  Transforms.collapse(editor, { edge: 'end' });
}

/** 'a@b.vn' → 'mailto:a@b.vn', 'b.vn' → 'https://b.vn'; null for any other scheme and for what is no address. */
export function completeUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  // A colon before digits is a port, as in 'b.vn:8080'.
  const whole = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)
    ? text
    : text.includes('@')
      ? `mailto:${text}`
      : `https://${text}`;
  return isSafeLink(whole) && URL.canParse(whole) ? whole : null;
}

/** Between the blocks, after the one being written: a list or quote holds text only. */
function insertBlock(editor: Editor, block: ImageNode | VideoNode): void {
  const [current] = editor.selection?.anchor.path ?? [];
  const at = [current === undefined ? editor.children.length : current + 1];
  Transforms.insertNodes(editor, [block, emptyParagraph()], { at, select: true });
}

export const insertImage = (editor: Editor, url: string, alt: string): void =>
  insertBlock(editor, { type: 'image', url, alt, children: [{ text: '' }] });

const isImage = (node: Node): node is ImageNode => Element.isElement(node) && node.type === 'image';

/** Null: the selection is elsewhere. */
export function selectedImage(editor: Editor): ImageNode | null {
  if (editor.selection === null) return null;
  const [found] = Editor.nodes(editor, { match: isImage });
  return found?.[0] ?? null;
}

/** Of the selected image. */
export const setAlt = (editor: Editor, alt: string): void => Transforms.setNodes(editor, { alt }, { match: isImage });

export const insertVideo = (editor: Editor, url: string): void =>
  insertBlock(editor, { type: 'video', url, children: [{ text: '' }] });

/** The address of a video that the page can play; null for any other. */
export function completeVideoUrl(typed: string): string | null {
  const url = completeUrl(typed);
  return url === null || videoId(url) === null ? null : url;
}

/** Enter in an empty item, or after a heading or quote, continues with plain text. Answers whether it did. */
export function breakBlock(editor: Editor): boolean {
  const { selection } = editor;
  if (selection === null || !Range.isCollapsed(selection)) return false;
  const [entry] = Editor.nodes(editor, {
    match: (node) => Element.isElement(node) && Editor.isBlock(editor, node),
    mode: 'lowest',
  });
  if (entry === undefined) return false;
  const [block, path] = entry;
  if (!Element.isElement(block)) return false;
  if (block.type === 'item' && Node.string(block) === '') {
    toggleBlock(
      editor,
      Path.hasPrevious(path) ? ((Node.parent(editor, path) as { type: BlockType }).type ?? 'bulleted') : 'bulleted',
    );
    return true;
  }
  if (
    (block.type === 'h1' || block.type === 'h2' || block.type === 'quote') &&
    Editor.isEnd(editor, selection.anchor, path)
  ) {
    Transforms.insertNodes(editor, emptyParagraph());
    return true;
  }
  return false;
}

/** Images and videos are void, links are inline, and there is always a paragraph. */
export function withDescription(editor: Editor): Editor {
  const { isVoid, isInline, normalizeNode } = editor;
  editor.isVoid = (element) => element.type === 'image' || element.type === 'video' || isVoid(element);
  editor.isInline = (element) => element.type === 'link' || isInline(element);
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (path.length === 0 && editor.children.length === 0) {
      Transforms.insertNodes(editor, emptyParagraph(), { at: [0] });
      return;
    }
    if (Element.isElement(node) && node.type === 'link' && Node.string(node) === '') {
      Transforms.unwrapNodes(editor, { at: path });
      return;
    }
    normalizeNode(entry, options);
  };
  return editor;
}
