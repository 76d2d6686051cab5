import type { BaseEditor, Descendant } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

export type TextNode = { readonly text: string; readonly bold?: true; readonly italic?: true };
export type BlockType = 'paragraph' | 'h1' | 'h2' | 'quote' | 'bulleted' | 'numbered' | 'item';
export type BlockNode = { readonly type: BlockType; readonly children: Descendant[] };
export type LinkNode = { readonly type: 'link'; readonly url: string; readonly children: Descendant[] };
export type ImageNode = {
  readonly type: 'image';
  readonly url: string;
  readonly alt: string;
  readonly children: Descendant[];
};

export type VideoNode = { readonly type: 'video'; readonly url: string; readonly children: Descendant[] };

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: BlockNode | LinkNode | ImageNode | VideoNode;
    Text: TextNode;
  }
}

export const emptyParagraph = (): BlockNode => ({ type: 'paragraph', children: [{ text: '' }] });
