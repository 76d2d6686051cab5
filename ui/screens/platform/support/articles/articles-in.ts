import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Article } from '#ui/screens/platform/support/article.ts';

/** Loaded on demand, so that no other page carries the articles. */
export async function articlesIn(locale: Locale): Promise<readonly Article[]> {
  return locale === 'vi' ? (await import('./vi/articles.ts')).articles : (await import('./en/articles.ts')).articles;
}
