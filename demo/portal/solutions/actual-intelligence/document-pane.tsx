import { Alert, Badge, Button } from '@gatehouse/ui/kit';
import { ArrowLeft } from 'lucide-react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { SampleDocument } from './documents';

interface DocumentPaneProps {
  document: SampleDocument;
  /** The document that replaces it, if any. */
  newer: SampleDocument | undefined;
  /** Sentences to highlight. */
  quoted: readonly string[];
  onOpen: (documentId: string) => void;
  onClose: () => void;
}

/** Renders one document with the quoted sentences highlighted. */
export function DocumentPane({ document, newer, quoted, onOpen, onClose }: DocumentPaneProps) {
  const { prototype: texts } = usePortalTexts('actual-intelligence');
  const { locale } = usePortalLanguage();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <article className="actual-document">
      <Button variant="ghost" size="sm" className="actual-back" onClick={onClose}>
        <ArrowLeft aria-hidden className="flips" />
        {texts.all}
      </Button>
      <header>
        <Badge>{texts.kinds[document.kind]}</Badge>
        <h3 tabIndex={-1}>{document.title}</h3>
        <p className="actual-note">
          {texts.changed(texts.teams[document.owner], day.format(new Date(document.changed)))}
        </p>
      </header>
      {newer && (
        <Alert
          tone="warning"
          title={texts.replacedTitle}
          actions={
            <Button variant="secondary" size="sm" onClick={() => onOpen(newer.id)}>
              {texts.openNew}
            </Button>
          }
        >
          {texts.replacedText(newer.title)}
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
