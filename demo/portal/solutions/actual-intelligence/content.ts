import { FileText, NotebookPen, Scale, Ticket } from 'lucide-react';
import type { Reply, Source } from '../../players/ask';
import type { PrototypeTexts } from '../../texts/prototype-texts';
import { formatsIn } from '../formats';

type Texts = PrototypeTexts<'actual-intelligence'>;
type Team = keyof Texts['teams'];

interface Entry {
  readonly id: keyof Texts['documents'];
  readonly kind: keyof Texts['kinds'];
  readonly changed: string;
  /** Teams with access; the first one owns it. */
  readonly teams: readonly [Team, ...Team[]];
  readonly replacedBy?: Entry['id'];
}

const teams: readonly Team[] = ['desk', 'network', 'hr', 'finance'];

const entries: readonly Entry[] = [
  { id: 'vpn-profile', kind: 'runbook', changed: '2026-02-11', teams: ['network', 'desk'] },
  { id: 'vpn-old', kind: 'runbook', changed: '2023-05-02', teams: ['network', 'desk'], replacedBy: 'vpn-profile' },
  { id: 'certificate', kind: 'runbook', changed: '2026-04-14', teams: ['network', 'desk'] },
  { id: 'shop-down', kind: 'ticket', changed: '2026-04-13', teams: ['network', 'desk'] },
  { id: 'laptop-policy', kind: 'policy', changed: '2025-11-17', teams: ['desk', 'network', 'hr', 'finance'] },
  { id: 'laptop-order', kind: 'note', changed: '2026-04-02', teams: ['finance'] },
  { id: 'leaver-policy', kind: 'policy', changed: '2025-12-01', teams: ['hr', 'desk'] },
  { id: 'long-leave', kind: 'note', changed: '2026-02-26', teams: ['hr'] },
  { id: 'guest-wifi', kind: 'policy', changed: '2025-08-19', teams: ['network', 'desk', 'hr', 'finance'] },
];

const icons = { runbook: FileText, ticket: Ticket, policy: Scale, note: NotebookPen };

const MAX_PASSAGES = 3;
/** Minimum share of the question's weight in a document. */
const MIN_COVERAGE = 0.45;
/** Minimum weight of a quoted sentence, as a share of the best one's. */
const MIN_SCORE = 0.6;
/** A word in the title weighs less than one in the sentence itself, and a replaced document less than its successor. */
const TITLE = 0.4;
const REPLACED = 0.5;

/** An Arabic article with its joined prefix, and vowel signs. */
const ARTICLE = /^(?:[وفبكل]?ال|لل)(?=\p{L}{3})/u;
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replace(/wi-fi/g, 'wifi')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(/[\u064b-\u0652]/g, '').replace(ARTICLE, ''));

/** Returns whether two words share most of their letters from the start, as forms of one word do. */
const isSame = (a: string, b: string): boolean => {
  const common = [...a].findIndex((letter, index) => letter !== b[index]);
  const shared = common < 0 ? a.length : common;
  return shared >= Math.max(3, 0.6 * Math.max(a.length, b.length));
};
const has = (words: readonly string[], word: string): boolean => words.some((each) => isSame(word, each));

/** Returns the sentences that answer a question, best first, and the words that no document contains. */
export const search = (
  question: string,
  documents: readonly (Entry & { readonly texts: readonly string[] })[],
  fillers: string,
) => {
  const wanted = [...new Set(wordsOf(question))].filter((word) => !wordsOf(fillers).includes(word));
  const indexed = documents.map((document) => ({
    document,
    title: wordsOf(document.texts[0] ?? ''),
    all: wordsOf(document.texts.join(' ')),
  }));
  // Rare words weigh more than common ones.
  const weights = wanted.map((word) => {
    const holding = indexed.filter(({ all }) => has(all, word)).length;
    return { word, holding, weight: Math.log(1 + documents.length / (holding || 0.5)) };
  });
  const weigh = (part: (word: string) => number) =>
    weights.reduce((sum, { word, weight }) => sum + weight * part(word), 0);
  const total = weigh(() => 1);
  const ranked = indexed
    .filter(({ all }) => total > 0 && weigh((word) => Number(has(all, word))) / total >= MIN_COVERAGE)
    .flatMap(({ document, title }) =>
      document.texts.slice(1).map((text) => {
        const words = wordsOf(text);
        const score = weigh((word) => (has(words, word) ? 1 : has(title, word) ? TITLE : 0));
        return { text, id: document.id, score: score * (document.replacedBy ? REPLACED : 1) };
      }),
    )
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  const passages = ranked.slice(0, MAX_PASSAGES).filter(({ score }) => score >= best * MIN_SCORE);
  return { passages, unknown: weights.filter(({ holding }) => holding === 0).map(({ word }) => word) };
};

/** Returns the field for a question, and the teams to ask as. */
export const fieldsIn = (texts: Texts) => ({
  words: { label: texts.question, placeholder: texts.placeholder, submit: texts.ask },
  as: { label: texts.askAs, options: teams.map((id) => ({ id, label: texts.teams[id] })) },
});

/** Returns the reply to a question, from the documents that the team has access to. */
export const replyIn = (texts: Texts, locale: string) => {
  const { date, list } = formatsIn(locale);
  const library = entries.map((entry) => ({ ...entry, texts: texts.documents[entry.id] }));
  return ([question]: readonly string[], as: string): Reply => {
    const isOpen = ({ teams: open }: Entry) => open.some((team) => team === as);
    const readable = library.filter(isOpen);
    const { passages, unknown } = search(question ?? '', readable, texts.fillers);
    const missing = unknown.length > 0 ? list(unknown.map(texts.quoted)) : '';
    const quoted = passages.map(({ text }) => text);
    const sources = library.map((document): Source => {
      const {
        id,
        kind,
        changed,
        teams: [owner],
        replacedBy,
      } = document;
      if (!isOpen(document)) return { id, title: texts.only(texts.teams[owner]), isOut: true };
      const [title, ...sentences] = document.texts;
      return {
        id,
        title,
        icon: icons[kind],
        about: texts.changed(texts.kinds[kind], texts.teams[owner], date(new Date(`${changed}T12:00`))),
        body: sentences.map((text) => ({ text, isQuoted: quoted.includes(text) })),
        warning: replacedBy && {
          title: texts.replacedTitle,
          text: texts.replacedText(texts.documents[replacedBy][0]),
          opens: replacedBy,
          label: texts.openNew,
        },
      };
    });
    const shared = {
      trail: [],
      sources,
      sourcesTitle: texts.library,
      sourcesNote: texts.open(readable.length, library.length),
      explored: false,
    };
    if (question === undefined) {
      const options = texts.samples.map((label) => ({ id: label, label }));
      return { ...shared, title: texts.pick, options, announcement: '' };
    }
    if (passages.length === 0) {
      const note = `${missing ? texts.noDocument(missing) : texts.tooFew} ${texts.otherWords}`;
      return { ...shared, title: question, note, announcement: note };
    }
    return {
      ...shared,
      title: question,
      lines: passages.map(({ text, id }) => ({ text, source: id })),
      foot: missing ? texts.noDocument(missing) : undefined,
      announcement: texts.found(passages.length),
      explored: true,
    };
  };
};
