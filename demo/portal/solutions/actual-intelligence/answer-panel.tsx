import { Button } from '@gatehouse/ui/kit';
import { History, SearchX } from 'lucide-react';
import { locale } from '../../screens/locale';
import type { Reader } from './documents';
import type { Answer } from './search';

interface AnswerPanelProps {
  question: string;
  reader: Reader;
  answer: Answer;
  /** The document that is open beside it. */
  openId: string | undefined;
  onOpen: (documentId: string) => void;
  onAgain: () => void;
}

const listed = new Intl.ListFormat(locale, { type: 'disjunction' });

/** Renders the quoted sentences with the numbers of their sources, or a message without results. */
export function AnswerPanel({ question, reader, answer, openId, onOpen, onAgain }: AnswerPanelProps) {
  const { passages, sources, unknown, read } = answer;
  const missing = unknown.length > 0 && listed.format(unknown.map((word) => `“${word}”`));
  return (
    <>
      <h3 tabIndex={-1}>{question}</h3>
      {passages.length === 0 ? (
        <div className="actual-nothing">
          <SearchX aria-hidden />
          <div>
            <p className="actual-nothing-title">Nothing found, so there is no answer.</p>
            <p>
              {missing
                ? `None of the ${read} documents contains ${missing}. `
                : 'Too few words of the question occur in them. '}
              Try other words, or ask as somebody who may open more.
            </p>
          </div>
        </div>
      ) : (
        <>
          <ul className="actual-passages">
            {passages.map(({ text, source }) => {
              const document = sources[source - 1];
              return (
                <li key={`${source} ${text}`}>
                  <q>{text}</q>
                  <button
                    type="button"
                    className="actual-number"
                    aria-label={`Source ${source}: ${document?.title}`}
                    aria-pressed={document?.id === openId}
                    onClick={() => document && onOpen(document.id)}
                  >
                    {source}
                  </button>
                </li>
              );
            })}
          </ul>
          <ol className="actual-sources" aria-label="Sources">
            {sources.map(({ id, title, kind, replacedBy }, index) => (
              <li key={id}>
                <button type="button" aria-pressed={id === openId} onClick={() => onOpen(id)}>
                  <span className="actual-source-number">{index + 1}</span>
                  <span className="actual-source-title">{title}</span>
                  {replacedBy ? (
                    <span className="actual-replaced">
                      <History aria-hidden />
                      replaced
                    </span>
                  ) : (
                    <span className="actual-source-kind">{kind}</span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {missing && <p className="actual-note">No document contains {missing}.</p>}
        </>
      )}
      <div className="actual-foot">
        <p className="actual-note">
          Searched the {read} documents open to {reader}.
        </p>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          Ask something else
        </Button>
      </div>
    </>
  );
}
