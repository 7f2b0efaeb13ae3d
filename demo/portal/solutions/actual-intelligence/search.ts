import type { Reader, SampleDocument } from './documents';

/** A sentence of a document, word for word, with the number of its source. */
export interface Passage {
  readonly text: string;
  readonly source: number;
}

/** Result of a question. */
export interface Answer {
  /** Best first; empty when too little of the question is to be found. */
  readonly passages: readonly Passage[];
  /** The documents quoted; source 1 is the first. */
  readonly sources: readonly SampleDocument[];
  /** Words of the question that none of the documents contains. */
  readonly unknown: readonly string[];
  /** How many documents could be read for it. */
  readonly read: number;
}

const MAX_SOURCES = 3;
const MAX_PASSAGES = 4;
/** Share of the question's weight that the best document has to cover. */
const ENOUGH = 0.45;
/** A sentence is quoted when it covers this share of what the best one does. */
const NEAR_THE_BEST = 0.6;
/** What counts no more is quoted only when nothing better says it. */
const WEIGHT_OF_REPLACED = 0.5;
/** A word in the title says less than one in the sentence itself. */
const WEIGHT_OF_TITLE = 0.4;

const fillers = new Set(
  `a about after all am an and any are as at be been but by can could did do does for from get gets go goes got had happen happened
  happens has have how i if in into is it its may me must my no often not of on or our shall should so than that the their them then there they this
  to up us was we were what when where which who whom whose why will with would you your`.split(/\s+/),
);

const sameWord: Readonly<Record<string, string>> = {
  notebook: 'laptop',
  price: 'cost',
  pay: 'cost',
  paid: 'cost',
  mfa: 'factor',
  '2fa': 'factor',
  wlan: 'wifi',
  recover: 'restore',
  undelete: 'restore',
  outage: 'down',
  leaver: 'leave',
  ssl: 'certificate',
  tls: 'certificate',
  cert: 'certificate',
};

const stem = (word: string) => {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  for (const ending of ['ing', 'ed', 'es', 's', 'e']) {
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length);
  }
  return word;
};

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/wi-fi/g, 'wifi')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);
const termOf = (word: string) => stem(sameWord[word] ?? sameWord[singular(word)] ?? word);

/** The words of a text that carry meaning, each once, reduced to what their forms have in common. */
export const termsOf = (text: string): Map<string, string> =>
  new Map(
    wordsOf(text)
      .filter((word) => !fillers.has(word))
      .map((word) => [termOf(word), word]),
  );

/** The documents that this reader could open. */
export const readableBy = (documents: readonly SampleDocument[], reader: Reader) =>
  documents.filter(({ readers }) => readers.includes(reader));

const indexOf = (document: SampleDocument) => ({
  document,
  title: termsOf(document.title),
  sentences: document.sentences.map((text) => ({ text, terms: termsOf(text) })),
  all: termsOf([document.title, ...document.sentences].join(' ')),
});

/** Searches what the reader may open; rare words weigh more than common ones. */
export const ask = (question: string, library: readonly SampleDocument[], reader: Reader): Answer => {
  const entries = readableBy(library, reader).map(indexOf);
  const wanted = termsOf(question);
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
      const factor = entry.document.replacedBy ? WEIGHT_OF_REPLACED : 1;
      const scored = entry.sentences.map(({ text, terms }) => ({
        text,
        document: entry.document,
        score: factor * weigh((term) => (terms.has(term) ? 1 : entry.title.has(term) ? WEIGHT_OF_TITLE : 0)),
      }));
      return { coverage: weigh((term) => (entry.all.has(term) ? 1 : 0)) / (total || 1), scored };
    })
    .filter(({ coverage }) => coverage >= ENOUGH)
    .flatMap(({ scored }) => scored)
    .sort((one, other) => other.score - one.score);

  const best = ranked[0]?.score ?? 0;
  const sources: SampleDocument[] = [];
  const passages: Passage[] = [];
  for (const { text, document, score } of ranked) {
    if (score < best * NEAR_THE_BEST || passages.length === MAX_PASSAGES) break;
    if (!sources.includes(document)) {
      if (sources.length === MAX_SOURCES) continue;
      sources.push(document);
    }
    passages.push({ text, source: sources.indexOf(document) + 1 });
  }
  const unknown = [...wanted].filter(([term]) => !entries.some(({ all }) => all.has(term))).map(([, word]) => word);
  return { passages, sources, unknown, read: entries.length };
};
