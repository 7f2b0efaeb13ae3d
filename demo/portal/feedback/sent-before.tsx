import { Link } from 'wouter';
import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { sentDate, useOwnRows } from './own-rows';

interface SentBeforeProps {
  kind: FeedbackKind;
  /** Whether a row was sent with this form. Default: every row of the kind. */
  isOfForm?: (row: OwnRow) => boolean;
}

/** Renders when this form was last sent, and that another submission adds to it; nothing until that is known. */
export function SentBefore({ kind, isOfForm = () => true }: SentBeforeProps) {
  const texts = usePortalTexts('feedback');
  const { locale } = usePortalLanguage();
  const { data = [] } = useOwnRows(kind);
  const on = sentDate(data.find(isOfForm)?.CreatedAt ?? null, locale);
  if (!on) return null;
  return (
    <p className="-mt-4 text-xs text-subtle">
      {texts.sentBefore(on)} <Link href="/reporting">{texts.seeSent}</Link>
    </p>
  );
}
