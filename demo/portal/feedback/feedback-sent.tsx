import { Button } from '@gatehouse/ui/kit';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface FeedbackSentProps {
  /** Confirmation text of the specification for this kind. */
  heading: string;
  /** Next steps, as a sentence. */
  text: ReactNode;
  /** Opens the form again. Default: no button. */
  again?: { label: string; onPress: () => void } | undefined;
  /** Links to further screens. */
  children?: ReactNode;
}

/** Renders the confirmation of a submission. */
export function FeedbackSent({ heading, text, again, children }: FeedbackSentProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div className="sent">
      <span className="sent-sign">
        <Check aria-hidden />
      </span>
      <h2 ref={titleRef} tabIndex={-1}>
        {heading}
      </h2>
      <p>{text}</p>
      <div className="sent-actions">
        {again && (
          <Button variant={children ? 'secondary' : 'primary'} onClick={again.onPress}>
            {again.label}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
