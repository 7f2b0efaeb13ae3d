import { Alert, Badge, Button } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { locale } from '../../screens/locale';
import { documentOf, type SampleDocument } from './documents';

interface DocumentPaneProps {
  document: SampleDocument;
  /** Sentences to mark. */
  quoted: readonly string[];
  onOpen: (documentId: string) => void;
  onClose: () => void;
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** One document, whole, with the quoted sentences marked. */
export function DocumentPane({ document, quoted, onOpen, onClose }: DocumentPaneProps) {
  const newer = document.replacedBy === undefined ? undefined : documentOf(document.replacedBy);
  return (
    <article className="actual-document">
      <Button variant="ghost" size="sm" className="actual-back" onClick={onClose}>
        <ArrowLeft aria-hidden className="flips" />
        All documents
      </Button>
      <header>
        <Badge>{document.kind}</Badge>
        <h3 tabIndex={-1}>{document.title}</h3>
        <p className="actual-note">
          {document.owner}, changed {day.format(new Date(document.changed))}
        </p>
      </header>
      {newer && (
        <Alert
          tone="warning"
          title="This document has been replaced"
          actions={
            <Button variant="secondary" size="sm" onClick={() => onOpen(newer.id)}>
              Open the new one
            </Button>
          }
        >
          “{newer.title}” applies instead. What this one says may still be right, but check before you act on it.
        </Alert>
      )}
      <div className="actual-text">
        {document.sentences.map((sentence) => (
          <p key={sentence}>{quoted.includes(sentence) ? <mark>{sentence}</mark> : sentence}</p>
        ))}
      </div>
    </article>
  );
}
