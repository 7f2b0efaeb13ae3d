'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button/button';
import { Alert } from '../kit/feedback/alert';
import { Skeleton } from '../kit/feedback/skeleton';
import { useDirection } from '../kit/root';
import { useTexts } from '../react/texts';
import { cardError } from './card-error';
import { type CardForm, cardFormTexts, type OpenCardForm } from './card-form';
import { useCheckoutTexts } from './texts';

interface CardFrameProps {
  publishableKey: string;
  open: OpenCardForm;
  /** Ref that receives the open form, for its confirmation. */
  form: RefObject<CardForm | undefined>;
  /** Called when the form becomes ready for input, and when it no longer is. */
  onOpenChange: (isOpen: boolean) => void;
}

/** Returns the scheme that the style sheet chose by theme, classes of the page and device. */
const schemeOf = (element: Element) => (getComputedStyle(element).colorScheme === 'dark' ? 'dark' : 'light');

/** Renders the card provider's form in its frame, or an error with a retry. */
export function CardFrame(props: CardFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <FrameAttempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function FrameAttempt({ publishableKey, open, form, onOpenChange, onRetry }: CardFrameProps & { onRetry: () => void }) {
  const { card: cardTexts } = useCheckoutTexts();
  const texts = useTexts();
  const direction = useDirection();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ status: 'opening' | 'open' } | { status: 'failed'; error: unknown }>({
    status: 'opening',
  });
  const look = { direction, language: texts.language };
  const latest = useRef({ open, look, words: cardTexts, onOpenChange });
  latest.current = { open, look, words: cardTexts, onOpenChange };

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    let opened: CardForm | undefined;
    setState({ status: 'opening' });
    const { open: openForm, look: opening, words: latestTexts } = latest.current;
    openForm({
      element,
      publishableKey,
      theme: schemeOf(element),
      ...opening,
      texts: cardFormTexts(latestTexts),
      signal,
    }).then(
      (cardForm) => {
        if (signal.aborted) return cardForm.remove();
        opened = cardForm;
        form.current = cardForm;
        setState({ status: 'open' });
        latest.current.onOpenChange(true);
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ status: 'failed', error });
      },
    );
    return () => {
      controller.abort();
      form.current = undefined;
      opened?.remove();
      latest.current.onOpenChange(false);
    };
  }, [publishableKey, form]);

  const isOpening = state.status === 'opening';
  return (
    <div className="gh:grid gh:gap-2">
      <div className={isOpening ? 'gh:relative gh:h-45 gh:overflow-hidden' : undefined}>
        {isOpening && <Skeleton className="gh:absolute gh:inset-0" />}
        {/* The frame is laid out while it opens, so that it knows its height; it is not shown before it is dressed. */}
        <div ref={place} data-slot="card-frame" className={isOpening ? 'gh:invisible' : undefined} />
      </div>
      <div role="alert">
        {state.status === 'failed' && (
          <Alert
            tone="danger"
            title={cardTexts.failed}
            actions={
              <Button variant="secondary" size="sm" onClick={onRetry}>
                {texts.kit.retry}
              </Button>
            }
          >
            {cardError(state.error, cardTexts.errors, texts)}
          </Alert>
        )}
      </div>
    </div>
  );
}
