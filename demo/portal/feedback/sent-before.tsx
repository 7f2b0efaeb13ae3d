import { Link } from 'wouter';
import type { OwnRow } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { usePortalLanguage, usePortalTexts } from '../texts/provider';
import { useOwnRows } from './own-rows';
import { sentDate } from './sent-date';

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
    <p className="feedback-from">
      {texts.sentBefore(on)} <Link href="/reporting">{texts.seeSent}</Link>
    </p>
  );
}
