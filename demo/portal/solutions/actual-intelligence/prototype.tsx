import { Button, Input, Select, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowRight, Search } from 'lucide-react';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PrototypeProps } from '../content';
import { AnswerPanel } from './answer-panel';
import { DocumentPane } from './document-pane';
import { documentOf, documents, type Reader, readers, sampleQuestions } from './documents';
import { LibraryPane } from './library-pane';
import './prototype.css';
import './answer.css';
import { ask } from './search';

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

const inWords = (question: string, reader: Reader) => {
  const { passages, sources } = ask(question, documents, reader);
  if (passages.length === 0) return `Nothing found in the documents open to ${reader}.`;
  return `${count(passages.length, 'passage', 'passages')} from ${count(sources.length, 'document', 'documents')}.`;
};

/** Questions in your own words on fourteen sample documents, with the place every sentence comes from. */
export function Prototype({ onExplored }: PrototypeProps) {
  const ids = useId();
  const input = useRef<HTMLInputElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const focusNext = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [reader, setReader] = useState<Reader>('Service desk');
  const [openId, setOpenId] = useState<string>();
  const [said, setSaid] = useState('');

  const answer = ask(asked, documents, reader);
  const open = openId === undefined ? undefined : documentOf(openId);

  // What one pressed may be gone with the change: the focus goes to the heading of what came instead.
  useLayoutEffect(() => {
    focusNext.current?.querySelector('h3')?.focus();
    focusNext.current = null;
  });

  const find = (question: string) => {
    if (!question) return input.current?.focus();
    setTyped(question);
    setAsked(question);
    setOpenId(undefined);
    setSaid(inWords(question, reader));
  };
  const pick = (question: string) => {
    focusNext.current = answers.current;
    find(question);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    find(typed.trim());
  };
  const readAs = (next: Reader) => {
    setReader(next);
    setOpenId(undefined);
    setSaid(asked ? inWords(asked, next) : `Asking as ${next}.`);
  };
  const show = (id: string) => {
    setOpenId(id);
    setSaid(`Open: ${documentOf(id)?.title ?? ''}`);
    // Below each other on a narrow screen, the document would open out of sight.
    requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'nearest' }));
  };
  const showSource = (id: string) => {
    show(id);
    onExplored();
  };
  const turnTo = (id: string | undefined) => {
    focusNext.current = pane.current;
    if (id !== undefined) return show(id);
    setOpenId(undefined);
    setSaid('All documents.');
  };
  const again = () => {
    setTyped('');
    setAsked('');
    setOpenId(undefined);
    input.current?.focus();
  };

  return (
    <div className="prototype actual">
      <form className="actual-ask" onSubmit={submit}>
        <div className="actual-question">
          <label htmlFor={`${ids}-question`}>Your question</label>
          <Input
            ref={input}
            id={`${ids}-question`}
            value={typed}
            maxLength={160}
            placeholder="Ask in your own words"
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <div className="actual-reader">
          <label htmlFor={`${ids}-reader`}>Ask as</label>
          <Select
            id={`${ids}-reader`}
            value={reader}
            onChange={(event) => {
              const next = readers.find((known) => known === event.target.value);
              if (next) readAs(next);
            }}
          >
            {readers.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </div>
        <Button type="submit">
          <Search aria-hidden />
          Ask
        </Button>
      </form>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div className="actual-body">
        <div ref={answers} className="actual-answer">
          {asked ? (
            <AnswerPanel
              question={asked}
              reader={reader}
              answer={answer}
              openId={openId}
              onOpen={showSource}
              onAgain={again}
            />
          ) : (
            <>
              <h3>Or pick a question</h3>
              <ul className="actual-samples">
                {sampleQuestions.map((question) => (
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
              quoted={answer.passages.map(({ text }) => text)}
              onOpen={turnTo}
              onClose={() => turnTo(undefined)}
            />
          ) : (
            <LibraryPane reader={reader} onOpen={turnTo} />
          )}
        </div>
      </div>
    </div>
  );
}
