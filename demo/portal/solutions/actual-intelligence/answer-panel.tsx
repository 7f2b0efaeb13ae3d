import { Button } from '@gatehouse/ui/kit';
import { History, SearchX } from 'lucide-react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { Reader } from './documents';
import type { Answer } from './search';

interface AnswerPanelProps {
  question: string;
  reader: Reader;
  answer: Answer;
  /** Document that is open beside the results. */
  openId: string | undefined;
  onOpen: (documentId: string) => void;
  onAgain: () => void;
}

/** Renders the quoted sentences with the numbers of their sources, or a message without results. */
export function AnswerPanel({ question, reader, answer, openId, onOpen, onAgain }: AnswerPanelProps) {
  const { prototype: texts } = usePortalTexts('actual-intelligence');
  const { locale } = usePortalLanguage();
  const { passages, sources, unknown, read } = answer;
  const listed = new Intl.ListFormat(locale, { type: 'disjunction' });
  const missing = unknown.length > 0 && listed.format(unknown.map(texts.quoted));
  return (
    <>
      <h3 tabIndex={-1}>{question}</h3>
      {passages.length === 0 ? (
        <div className="actual-nothing">
          <SearchX aria-hidden />
          <div>
            <p className="actual-nothing-title">{texts.nothing}</p>
            <p>
              {missing ? texts.noneContains(read, missing) : texts.tooFew} {texts.otherWords}
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
                    aria-label={texts.source(source, document?.title ?? '')}
                    aria-pressed={document?.id === openId}
                    onClick={() => document && onOpen(document.id)}
                  >
                    {source}
                  </button>
                </li>
              );
            })}
          </ul>
          <ol className="actual-sources" aria-label={texts.sources}>
            {sources.map(({ id, title, kind, replacedBy }, index) => (
              <li key={id}>
                <button type="button" aria-pressed={id === openId} onClick={() => onOpen(id)}>
                  <span className="actual-source-number">{index + 1}</span>
                  <span className="actual-source-title">{title}</span>
                  {replacedBy ? (
                    <span className="actual-replaced">
                      <History aria-hidden />
                      {texts.replaced}
                    </span>
                  ) : (
                    <span className="actual-source-kind">{texts.kinds[kind]}</span>
                  )}
                </button>
              </li>
            ))}
          </ol>
          {missing && <p className="actual-note">{texts.noDocument(missing)}</p>}
        </>
      )}
      <div className="actual-foot">
        <p className="actual-note">{texts.searched(read, texts.teams[reader])}</p>
        <Button variant="secondary" size="sm" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </>
  );
}
