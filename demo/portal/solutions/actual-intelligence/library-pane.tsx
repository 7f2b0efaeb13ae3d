import { FileText, Lock, NotebookPen, Scale, Ticket } from 'lucide-react';
import { documents, type Reader } from './documents';
import { readableBy } from './search';

const icons = { Runbook: FileText, Ticket, Policy: Scale, Note: NotebookPen };

/** Everything there is to search, with what this reader may not open marked as such. */
export function LibraryPane({ reader, onOpen }: { reader: Reader; onOpen: (documentId: string) => void }) {
  const readable = readableBy(documents, reader);
  return (
    <>
      <h3 tabIndex={-1}>
        Sample documents <span className="actual-count">{`${readable.length} of ${documents.length} open to you`}</span>
      </h3>
      <ul className="actual-library">
        {documents.map((document) => {
          const Icon = icons[document.kind];
          if (!readable.includes(document)) {
            return (
              <li key={document.id} className="actual-locked">
                <Lock aria-hidden />
                {document.owner} only
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
