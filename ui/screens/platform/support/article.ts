import type { ArticleId } from '#domain/people/articles.ts';

/** [S2.15-04] */
export const SECTION_IDS = [
  'ordering',
  'refunds',
  'scanning',
  'verification',
  'regulations',
  'privacy',
  'disputes',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Texts are plain with **bold** and [links](/path), parsed by inline-text.view.ts. HTML is never interpreted. */
export type Block =
  | { readonly kind: 'TEXT' | 'HEADING' | 'NOTE'; readonly text: string }
  | { readonly kind: 'STEPS' | 'LIST'; readonly items: readonly string[] };

export type Article = {
  /** Part of the address. */
  readonly id: ArticleId;
  readonly section: SectionId;
  readonly title: string;
  readonly lead: string;
  readonly blocks: readonly Block[];
};

export const text = (words: string): Block => ({ kind: 'TEXT', text: words });
export const heading = (words: string): Block => ({ kind: 'HEADING', text: words });
export const note = (words: string): Block => ({ kind: 'NOTE', text: words });
export const steps = (...items: readonly string[]): Block => ({ kind: 'STEPS', items });
export const list = (...items: readonly string[]): Block => ({ kind: 'LIST', items });
