import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'actual-intelligence'>;

/** Teams to search as: each sees only the documents that its members have access to. */
export const readers = ['desk', 'network', 'hr', 'finance'] as const;
export type Reader = (typeof readers)[number];

type DocumentId = keyof Texts['documents'];

/** Properties that do not depend on the language. */
interface Entry {
  readonly id: DocumentId;
  readonly kind: keyof Texts['kinds'];
  readonly owner: keyof Texts['teams'];
  /** Date of the last change, such as 2026-02-11. */
  readonly changed: string;
  readonly readers: readonly Reader[];
  /** Id of the document that replaces this one. */
  readonly replacedBy?: DocumentId;
}

/** A document of the sample company. */
export interface SampleDocument extends Omit<Entry, 'id' | 'replacedBy'> {
  readonly id: string;
  readonly replacedBy?: string;
  readonly title: string;
  readonly sentences: readonly string[];
}

const technicians: readonly Reader[] = ['desk', 'network'];

const entries: readonly Entry[] = [
  { id: 'vpn-profile', kind: 'runbook', owner: 'network', changed: '2026-02-11', readers: technicians },
  {
    id: 'vpn-client-old',
    kind: 'runbook',
    owner: 'network',
    changed: '2023-05-02',
    readers: technicians,
    replacedBy: 'vpn-profile',
  },
  { id: 'ticket-4312', kind: 'ticket', owner: 'network', changed: '2026-01-20', readers: technicians },
  { id: 'printer-driver', kind: 'runbook', owner: 'desk', changed: '2025-09-08', readers: technicians },
  { id: 'sign-in-policy', kind: 'policy', owner: 'security', changed: '2026-03-03', readers },
  { id: 'laptop-policy', kind: 'policy', owner: 'desk', changed: '2025-11-17', readers },
  { id: 'laptop-order', kind: 'note', owner: 'finance', changed: '2026-04-02', readers: ['finance'] },
  { id: 'restore-runbook', kind: 'runbook', owner: 'desk', changed: '2026-01-09', readers: technicians },
  { id: 'ticket-4467', kind: 'ticket', owner: 'desk', changed: '2026-03-25', readers: ['desk', 'finance'] },
  { id: 'leaver-policy', kind: 'policy', owner: 'hr', changed: '2025-12-01', readers: ['desk', 'hr'] },
  { id: 'certificate-runbook', kind: 'runbook', owner: 'network', changed: '2026-04-14', readers: technicians },
  { id: 'ticket-4520', kind: 'ticket', owner: 'network', changed: '2026-04-13', readers: technicians },
  { id: 'guest-wifi', kind: 'policy', owner: 'network', changed: '2025-08-19', readers },
  { id: 'long-leave', kind: 'note', owner: 'hr', changed: '2026-02-26', readers: ['hr'] },
];

/** Returns the whole library in the language of the texts. */
export const libraryIn = (texts: Pick<Texts, 'documents'>): readonly SampleDocument[] =>
  entries.map((entry) => ({ ...entry, ...texts.documents[entry.id] }));
