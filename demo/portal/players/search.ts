/** A document: its title, then its sentences. */
interface Document<Id> {
  readonly id: Id;
  readonly texts: readonly string[];
  /** Whether another one applies instead; it counts half. */
  readonly isReplaced?: boolean;
}

const MAX_PASSAGES = 3;
/** Minimum share of the question's weight in a document. */
const MIN_COVERAGE = 0.45;
/** Minimum weight of a quoted sentence, as a share of the best one's. */
const MIN_SCORE = 0.6;
/** A word in the title weighs less than one in the sentence itself. */
const TITLE = 0.4;

/** An Arabic article with its joined prefix. */
const ARTICLE = /^(?:[وفبكل]?ال|لل)(?=\p{L}{3})/u;
const VOWEL_SIGNS = /[\u064b-\u0652]/g;

const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []).map((word) =>
    word.replace(VOWEL_SIGNS, '').replace(ARTICLE, ''),
  );

/** Returns whether two words share most of their letters from the start, as forms of one word do. */
const isSame = (a: string, b: string): boolean => {
  const common = [...a].findIndex((letter, index) => letter !== b[index]);
  const shared = common < 0 ? a.length : common;
  return shared >= Math.max(3, 0.6 * Math.max(a.length, b.length));
};
const has = (words: readonly string[], word: string): boolean => words.some((each) => isSame(word, each));

/** Returns the sentences that answer a question, best first, and its words that no document contains. */
export const search = <Id>(question: string, documents: readonly Document<Id>[], fillers: string) => {
  const wanted = [...new Set(wordsOf(question))].filter((word) => !wordsOf(fillers).includes(word));
  const indexed = documents.map((document) => ({ ...document, all: wordsOf(document.texts.join(' ')) }));
  // Rare words weigh more than common ones.
  const weights = wanted.map((word) => {
    const holding = indexed.filter(({ all }) => has(all, word)).length;
    return { word, holding, weight: Math.log(1 + documents.length / (holding || 0.5)) };
  });
  const weigh = (part: (word: string) => number) =>
    weights.reduce((sum, { word, weight }) => sum + weight * part(word), 0);
  const enough = MIN_COVERAGE * weigh(() => 1);
  const ranked = indexed
    .filter(({ all }) => enough > 0 && weigh((word) => Number(has(all, word))) >= enough)
    .flatMap(({ id, texts: [title = '', ...sentences], isReplaced }) =>
      sentences.map((text) => {
        const [words, inTitle] = [wordsOf(text), wordsOf(title)];
        const score = weigh((word) => (has(words, word) ? 1 : has(inTitle, word) ? TITLE : 0));
        return { text, id, score: isReplaced ? score / 2 : score };
      }),
    )
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return {
    passages: ranked.slice(0, MAX_PASSAGES).filter(({ score }) => score >= best * MIN_SCORE),
    unknown: weights.filter(({ holding }) => holding === 0).map(({ word }) => word),
  };
};

/** Returns the topic whose signs most words of a sentence begin with; undefined without any, or with a tie. */
export const topicOf = <Id>(
  sentence: string,
  topics: readonly { readonly id: Id; readonly signs: string }[],
): Id | undefined => {
  const words = wordsOf(sentence);
  const [first, second] = topics
    .map(({ id, signs }) => ({
      id,
      count: words.filter((word) => signs.split(' ').some((sign) => word.startsWith(sign))).length,
    }))
    .sort((a, b) => b.count - a.count);
  return first && first.count > (second?.count ?? 0) ? first.id : undefined;
};
