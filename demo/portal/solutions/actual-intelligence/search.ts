import type { Reader, SampleDocument } from './documents';
import type { SearchWords } from './search-words';

/** A verbatim sentence of a document, with the number of its source. */
export interface Passage {
  readonly text: string;
  readonly source: number;
}

/** Result of a question. */
export interface Answer {
  /** Best first; empty when the documents contain too little of the question. */
  readonly passages: readonly Passage[];
  /** Quoted documents; source 1 is the first. */
  readonly sources: readonly SampleDocument[];
  /** Words of the question that none of the documents contains. */
  readonly unknown: readonly string[];
  /** Number of documents that were searched. */
  readonly read: number;
}

const MAX_SOURCES = 3;
const MAX_PASSAGES = 4;
/** Minimum share of the question's weight in the best document. */
const MIN_COVERAGE = 0.45;
/** Minimum weight of a quoted sentence, as a share of the best one's. */
const MIN_RELATIVE_SCORE = 0.6;
/** Weight of superseded documents: they are quoted only when nothing better matches. */
const REPLACED_WEIGHT = 0.5;
/** A word in the title weighs less than one in the sentence itself. */
const TITLE_WEIGHT = 0.4;

const tokenize = (text: string) =>
  text
    .toLowerCase()
    .replace(/wi-fi/g, 'wifi')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the distinct stems of a text, without stop words. */
export const termsOf = (text: string, { fillers, termOf }: SearchWords): Map<string, string> =>
  new Map(
    tokenize(text)
      .filter((word) => !fillers.has(word))
      .map((word) => [termOf(word), word]),
  );

/** Returns the documents that this reader has access to. */
export const readableBy = (documents: readonly SampleDocument[], reader: Reader) =>
  documents.filter(({ readers }) => readers.includes(reader));

const indexOf = (document: SampleDocument, words: SearchWords) => ({
  document,
  title: termsOf(document.title, words),
  sentences: document.sentences.map((text) => ({ text, terms: termsOf(text, words) })),
  all: termsOf([document.title, ...document.sentences].join(' '), words),
});

/** Searches the documents that the reader has access to; rare words weigh more than common ones. */
export const ask = (
  question: string,
  library: readonly SampleDocument[],
  reader: Reader,
  words: SearchWords,
): Answer => {
  const entries = readableBy(library, reader).map((document) => indexOf(document, words));
  const wanted = termsOf(question, words);
  const weights = new Map(
    [...wanted.keys()].map((term) => {
      const holding = entries.filter(({ all }) => all.has(term)).length;
      return [term, Math.log(1 + entries.length / (holding || 0.5))];
    }),
  );
  const weigh = (has: (term: string) => number) =>
    [...weights].reduce((sum, [term, weight]) => sum + weight * has(term), 0);
  const total = weigh(() => 1);

  const ranked = entries
    .map((entry) => {
      const factor = entry.document.replacedBy ? REPLACED_WEIGHT : 1;
      const scored = entry.sentences.map(({ text, terms }) => ({
        text,
        document: entry.document,
        score: factor * weigh((term) => (terms.has(term) ? 1 : entry.title.has(term) ? TITLE_WEIGHT : 0)),
      }));
      return { coverage: weigh((term) => (entry.all.has(term) ? 1 : 0)) / (total || 1), scored };
    })
    .filter(({ coverage }) => coverage >= MIN_COVERAGE)
    .flatMap(({ scored }) => scored)
    .sort((a, b) => b.score - a.score);

  const best = ranked[0]?.score ?? 0;
  const sources: SampleDocument[] = [];
  const passages: Passage[] = [];
  for (const { text, document, score } of ranked) {
    if (score < best * MIN_RELATIVE_SCORE || passages.length === MAX_PASSAGES) break;
    if (!sources.includes(document)) {
      if (sources.length === MAX_SOURCES) continue;
      sources.push(document);
    }
    passages.push({ text, source: sources.indexOf(document) + 1 });
  }
  const unknown = [...wanted].filter(([term]) => !entries.some(({ all }) => all.has(term))).map(([, word]) => word);
  return { passages, sources, unknown, read: entries.length };
};
