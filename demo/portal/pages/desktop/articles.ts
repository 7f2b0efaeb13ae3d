import { searchText } from '@gatehouse/sdk/text';
import type { PrototypeTexts } from '../../texts/prototype-texts';

type Article = PrototypeTexts<'desktop'>['knowledge']['articles'][number];

/** Returns the articles in which every word of a search occurs, those with it in the title first. */
export const findArticles = (search: string, articles: readonly Article[]): readonly Article[] => {
  const words = searchText(search).split(/\s+/).filter(Boolean);
  const hits = (text: string) => words.filter((word) => searchText(text).includes(word)).length;
  return articles
    .filter(({ title, text }) => hits(`${title} ${text}`) === words.length)
    .map((article) => ({ article, rank: hits(article.title) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ article }) => article);
};
