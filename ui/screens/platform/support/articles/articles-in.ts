import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Article } from '#ui/screens/platform/support/article.ts';

/** The articles of a language; fetched by who searches or reads, never with another page. */
export async function articlesIn(locale: Locale): Promise<readonly Article[]> {
  return locale === 'vi' ? (await import('./vi/articles.ts')).articles : (await import('./en/articles.ts')).articles;
}
