import { notFound, screenLoader } from '#ui/bindings/screen-loader.ts';
import type { Article } from './article.ts';
import { articlesIn } from './articles/articles-in.ts';
import { type ArticleCard, cardOf } from './support.view.ts';

export type ArticleData = { readonly article: Article; readonly others: readonly ArticleCard[] };

export const articleLoader = screenLoader(async ({ params, locale }): Promise<ArticleData> => {
  const articles = await articlesIn(locale);
  const article = articles.find(({ id }) => id === params['articleId']);
  if (article === undefined) throw notFound();
  return {
    article,
    others: articles.filter(({ id, section }) => section === article.section && id !== article.id).map(cardOf),
  };
});
