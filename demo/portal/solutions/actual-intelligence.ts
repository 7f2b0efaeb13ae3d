import { FileText, NotebookPen, Scale, Ticket } from 'lucide-react';
import type { Reply, Source } from '../players/ask';
import { search } from '../players/search';
import type { PrototypeTexts } from '../texts/english';
import { formatsIn, optionsOf } from './formats';
import { askPage } from './pages';

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

const entries: readonly Entry[] = [
  { id: 'vpn-profile', kind: 'runbook', changed: '2026-02-11', teams: ['network', 'desk'] },
  { id: 'vpn-old', kind: 'runbook', changed: '2023-05-02', teams: ['network', 'desk'], replacedBy: 'vpn-profile' },
  { id: 'certificate', kind: 'runbook', changed: '2026-04-14', teams: ['network', 'desk'] },
  { id: 'shop-down', kind: 'ticket', changed: '2026-04-13', teams: ['network', 'desk'] },
  { id: 'laptop-policy', kind: 'policy', changed: '2025-11-17', teams: ['desk', 'network', 'hr', 'finance'] },
  { id: 'laptop-order', kind: 'note', changed: '2026-04-02', teams: ['finance'] },
  { id: 'leaver-policy', kind: 'policy', changed: '2025-12-01', teams: ['hr', 'desk'] },
  { id: 'long-leave', kind: 'note', changed: '2026-02-26', teams: ['hr'] },
];

const icons = { runbook: FileText, ticket: Ticket, policy: Scale, note: NotebookPen };

export const fieldsIn = (texts: Texts) => ({
  words: { label: texts.question, placeholder: texts.placeholder, submit: texts.ask },
  as: { label: texts.askAs, options: optionsOf(texts.teams) },
});

/** Returns the reply to a question, from the documents that the team has access to. */
export const replyIn = (texts: Texts, locale: string) => {
  const { date, list } = formatsIn(locale);
  const library = entries.map((entry) => ({
    ...entry,
    texts: texts.documents[entry.id],
    isReplaced: entry.replacedBy !== undefined,
  }));
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

/** The screen of Actual Intelligence: answers from documents, with their sources. */
export default askPage('actual-intelligence', replyIn, fieldsIn);
