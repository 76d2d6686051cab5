import { bestSentence, findArticles } from '#domain/people/articles.ts';
import { type Article, type Block, SECTION_IDS, type SectionId } from './article.ts';
import { plainLine } from './inline-text.view.ts';

export type ArticleCard = Pick<Article, 'id' | 'section' | 'title' | 'lead'>;
export type FoundArticle = ArticleCard & { readonly answer: string };

export const cardOf = ({ id, section, title, lead }: Article): ArticleCard => ({ id, section, title, lead });

const linesOf = (block: Block): readonly string[] => ('items' in block ? block.items : [block.text]);
const textOf = (article: Article): string => article.blocks.flatMap(linesOf).map(plainLine).join('\n');

export const searchArticles = (articles: readonly Article[], query: string): readonly FoundArticle[] =>
  findArticles(
    articles.map((article) => ({ ...cardOf(article), text: textOf(article) })),
    query,
  ).map(({ text, ...card }) => ({ ...card, answer: bestSentence(`${card.lead}\n${text}`, query) }));

export const inSections = (
  cards: readonly ArticleCard[],
): readonly { readonly section: SectionId; readonly cards: readonly ArticleCard[] }[] =>
  SECTION_IDS.map((section) => ({ section, cards: cards.filter((card) => card.section === section) }));

export const askedQuery = (query: URLSearchParams): string => (query.get('q') ?? '').slice(0, 100);
