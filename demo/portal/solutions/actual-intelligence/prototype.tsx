import { Button, Input, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowRight, Search } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { AnswerPanel } from './answer-panel';
import { DocumentPane } from './document-pane';
import { libraryIn, type Reader, readers } from './documents';
import { LibraryPane } from './library-pane';
import './prototype.css';
import './answer.css';
import { ask } from './search';
import { searchWords } from './search-words';

/** Renders a natural language search in fourteen sample documents, with the source of every sentence. */
export function Prototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('actual-intelligence');
  const { language } = usePortalLanguage();
  const documents = useMemo(() => libraryIn(texts), [texts]);
  const documentOf = (id: string | undefined) => documents.find((document) => document.id === id);
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  const [query, setQuery] = useState('');
  const [submitted, setSubmitted] = useState('');
  const [reader, setReader] = useState<Reader>('desk');
  const [openId, setOpenId] = useState<string>();
  const [announcement, setAnnouncement] = useState('');

  const answerTo = (question: string, as: Reader) => ask(question, documents, as, searchWords[language]);
  const answer = answerTo(submitted, reader);
  const open = documentOf(openId);

  const resultText = (question: string, as: Reader) => {
    const { passages, sources } = answerTo(question, as);
    return passages.length === 0
      ? texts.announcements.nothing(texts.teams[as])
      : texts.announcements.found(passages.length, sources.length);
  };

  // The focused element may be removed by the change: the heading of the new content takes focus.
  useLayoutEffect(() => {
    focusNext.current?.querySelector('h3')?.focus();
    focusNext.current = null;
  });

  const find = (question: string) => {
    if (!question) return input.current?.focus();
    setQuery(question);
    setSubmitted(question);
    setOpenId(undefined);
    setAnnouncement(resultText(question, reader));
  };
  const pick = (question: string) => {
    focusNext.current = answers.current;
    find(question);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(query.trim());
  };
  const readAs = (next: Reader) => {
    setReader(next);
    setOpenId(undefined);
    setAnnouncement(submitted ? resultText(submitted, next) : texts.announcements.askingAs(texts.teams[next]));
  };
  const show = (id: string) => {
    setOpenId(id);
    setAnnouncement(texts.announcements.opened(documentOf(id)?.title ?? ''));
    // On a narrow screen the document would open below the viewport.
    requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'nearest' }));
  };
  const showSource = (id: string) => {
    show(id);
    onExplored();
  };
  const openDocument = (id: string | undefined) => {
    focusNext.current = pane.current;
    if (id !== undefined) return show(id);
    setOpenId(undefined);
    setAnnouncement(texts.announcements.all);
  };
  const again = () => {
    setQuery('');
    setSubmitted('');
    setOpenId(undefined);
    input.current?.focus();
  };

  return (
    <div className="prototype actual">
      <form className="actual-ask" onSubmit={submit}>
        <div className="actual-question">
          <label htmlFor={`${ids}-question`}>{texts.question}</label>
          <Input
            ref={input}
            id={`${ids}-question`}
            value={query}
            maxLength={160}
            placeholder={texts.placeholder}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <div className="actual-reader">
          <label htmlFor={`${ids}-reader`}>{texts.askAs}</label>
          <Select
            id={`${ids}-reader`}
            value={reader}
            onChange={(event) => {
              const next = readers.find((known) => known === event.target.value);
              if (next) readAs(next);
            }}
          >
            {readers.map((name) => (
              <option key={name} value={name}>
                {texts.teams[name]}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit">
          <Search aria-hidden />
          {texts.ask}
        </Button>
      </form>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className="actual-body">
        <div ref={answers} className="actual-answer">
          {submitted ? (
            <AnswerPanel
              question={submitted}
              reader={reader}
              answer={answer}
              openId={openId}
              onOpen={showSource}
              onAgain={again}
            />
          ) : (
            <>
              <h3>{texts.pick}</h3>
              <ul className="actual-samples">
                {texts.samples.map((question) => (
                  <li key={question}>
                    <button type="button" onClick={() => pick(question)}>
                      {question}
                      <ArrowRight aria-hidden className="flips" />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <div ref={pane} className="actual-pane">
          {open ? (
            <DocumentPane
              document={open}
              newer={documentOf(open.replacedBy)}
              quoted={answer.passages.map(({ text }) => text)}
              onOpen={openDocument}
              onClose={() => openDocument(undefined)}
            />
          ) : (
            <LibraryPane documents={documents} reader={reader} onOpen={openDocument} />
          )}
        </div>
      </div>
    </div>
  );
}
