import { screenLoader } from '#ui/bindings/screen-loader.ts';
import { articlesIn } from './articles/articles-in.ts';
import { type ArticleCard, askedQuery, cardOf, type FoundArticle, searchArticles } from './support.view.ts';

export type SupportData = {
  readonly query: string;
  /** null: no search. */
  readonly found: readonly FoundArticle[] | null;
  readonly cards: readonly ArticleCard[];
};

/** The query is in the address, so a search can be linked and works without scripts. */
export const supportLoader = screenLoader(async ({ query, locale }): Promise<SupportData> => {
  const asked = askedQuery(query);
  const articles = await articlesIn(locale);
  return {
    query: asked,
    found: asked.trim() === '' ? null : searchArticles(articles, asked),
    cards: articles.map(cardOf),
  };
});
