import { FileText, Lock, NotebookPen, Scale, Ticket } from 'lucide-react';
import { usePortalTexts } from '../../texts/provider';
import type { Reader, SampleDocument } from './documents';
import { readableBy } from './search';

const icons = { runbook: FileText, ticket: Ticket, policy: Scale, note: NotebookPen };

interface LibraryPaneProps {
  documents: readonly SampleDocument[];
  reader: Reader;
  onOpen: (documentId: string) => void;
}

/** Renders all documents, and marks those that the reader has no access to. */
export function LibraryPane({ documents, reader, onOpen }: LibraryPaneProps) {
  const { prototype: texts } = usePortalTexts('actual-intelligence');
  const readable = readableBy(documents, reader);
  return (
    <>
      <h3 tabIndex={-1}>
        {texts.library} <span className="actual-count">{texts.open(readable.length, documents.length)}</span>
      </h3>
      <ul className="actual-library">
        {documents.map((document) => {
          const Icon = icons[document.kind];
          if (!readable.includes(document)) {
            return (
              <li key={document.id} className="actual-locked">
                <Lock aria-hidden />
                {texts.only(texts.teams[document.owner])}
              </li>
            );
          }
          return (
            <li key={document.id}>
              <button type="button" onClick={() => onOpen(document.id)}>
                <Icon aria-hidden />
                <span>{document.title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
