import { EGGSHELL, INK, VERMILION } from './palette.ts';

const STYLES: Readonly<Record<string, string>> = {
  h1: `margin:24px 0 12px;font-size:22px;line-height:1.35;font-weight:800;color:${INK}`,
  h2: `margin:20px 0 8px;font-size:18px;line-height:1.4;font-weight:700;color:${INK}`,
  p: `margin:0 0 16px;font-size:16px;line-height:1.6;color:${INK}`,
  ul: `margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.6;color:${INK}`,
  ol: `margin:0 0 16px;padding-left:24px;font-size:16px;line-height:1.6;color:${INK}`,
  blockquote: `margin:0 0 16px;padding:8px 16px;background:${EGGSHELL};font-size:16px;line-height:1.6;color:${INK}`,
  img: 'display:block;max-width:100%;height:auto;margin:0 0 16px;border-radius:12px',
  a: `color:${VERMILION};font-weight:700`,
};

const LINK = /<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const plain = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? '');

/** Unless the text says where the link leads: nobody can hover on a phone. */
const shownLink = (href: string, inner: string): string =>
  plain(inner).trim() === plain(href) ? inner : `${inner} (${href.replace(/^mailto:/i, '')})`;

/** Styles inline, pictures with their full address. */
export const richHtml = (clean: string, baseUrl: string): string =>
  clean
    .replaceAll(LINK, (_link, href: string, inner: string) => `<a href="${href}">${shownLink(href, inner)}</a>`)
    .replaceAll(/<img src="\//g, `<img src="${baseUrl}/`)
    .replaceAll(/<(h1|h2|p|ul|ol|blockquote|img|a)\b/g, (open, tag: string) => `${open} style="${STYLES[tag] ?? ''}"`);

/** The same as plain text, by paragraphs. */
export const richParagraphs = (clean: string): readonly string[] =>
  clean
    .replaceAll(LINK, (_link, href: string, inner: string) => shownLink(href, inner))
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll('<li>', '- ')
    .replaceAll('</li>', '\n')
    .split(/<\/(?:h1|h2|p|ul|ol|blockquote)>/)
    .map((part) => plain(part).trim())
    .filter((part) => part !== '');

export const hasLinks = (clean: string): boolean => clean.includes('<a href=');
