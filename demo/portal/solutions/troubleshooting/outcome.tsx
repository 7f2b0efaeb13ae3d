import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { Copy, RotateCcw } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { type Belief, FOUND } from './diagnosis';
import { percent } from './record';

interface OutcomeProps {
  first: Belief;
  record: string;
  headingRef: Ref<HTMLHeadingElement>;
  onRestart: () => void;
}

/** Renders the result of the questions, and the record to copy. */
export function Outcome({ first, record, headingRef, onRestart }: OutcomeProps) {
  const { prototype: texts } = usePortalTexts('troubleshooting');
  const { locale } = usePortalLanguage();
  const notes = { idle: '', copied: texts.copied, refused: texts.notCopied };
  const share = percent(first.likelihood, texts, locale);
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<keyof typeof notes>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(record);
      setState('copied');
    } catch {
      text.current?.focus();
      text.current?.select();
      setState('refused');
    }
  };
  return (
    <div className="troubleshooting-outcome">
      <p className="troubleshooting-small">
        {first.likelihood >= FOUND ? texts.likely(share) : texts.notSettled(share)}
      </p>
      <h3 tabIndex={-1} ref={headingRef}>
        {first.cause.name}
      </h3>
      <p>{first.cause.remedy}</p>
      <label htmlFor={id} className="troubleshooting-small">
        {texts.record}
      </label>
      <textarea ref={text} id={id} readOnly value={record} rows={9} className="troubleshooting-record" />
      <div className="troubleshooting-actions">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {texts.copy}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          <RotateCcw aria-hidden />
          {texts.another}
        </Button>
        <p className="troubleshooting-small">
          <span aria-hidden>{notes[state]}</span>
          <VisuallyHidden role="status">{notes[state]}</VisuallyHidden>
        </p>
      </div>
    </div>
  );
}
