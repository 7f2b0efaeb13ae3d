'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '../kit/alert';
import { Button } from '../kit/button';
import { useDirection, useRootSettings } from '../kit/root';
import { Skeleton } from '../kit/skeleton';
import { describeError, useTexts } from '../react/texts';
import type { CardForm, OpenCardForm } from './card-form';
import { useCheckoutTexts } from './texts';

interface CardFrameProps {
  publishableKey: string;
  open: OpenCardForm;
  /** Where the open form is kept for the one who confirms it. */
  form: RefObject<CardForm | undefined>;
}

const isDark = (theme: string) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** The card provider's form, in its own frame; what cannot be opened can be tried again. */
export function CardFrame({ publishableKey, open, form }: CardFrameProps) {
  const { card: words } = useCheckoutTexts();
  const texts = useTexts();
  const { theme } = useRootSettings();
  const direction = useDirection();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ status: 'opening' | 'open' } | { status: 'failed'; error: unknown }>({
    status: 'opening',
  });
  const [attempt, setAttempt] = useState(0);
  const look = { theme: isDark(theme) ? ('dark' as const) : ('light' as const), direction, language: texts.language };
  const latest = useRef({ open, look, words });
  latest.current = { open, look, words };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the form again
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isOn = true;
    let opened: CardForm | undefined;
    setState({ status: 'opening' });
    latest.current.open({ element, publishableKey, ...latest.current.look, texts: latest.current.words }).then(
      (found) => {
        if (!isOn) return found.remove();
        opened = found;
        form.current = found;
        return setState({ status: 'open' });
      },
      (error: unknown) => isOn && setState({ status: 'failed', error }),
    );
    return () => {
      isOn = false;
      form.current = undefined;
      opened?.remove();
    };
  }, [publishableKey, form, attempt]);

  return (
    <div className="gh:grid gh:gap-2">
      {state.status === 'opening' && <Skeleton className="gh:h-control" />}
      <div ref={place} data-slot="card-frame" />
      <div role="alert">
        {state.status === 'failed' && (
          <Alert
            tone="danger"
            title={words.failed}
            actions={
              <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
                {texts.kit.retry}
              </Button>
            }
          >
            {describeError(texts, state.error)}
          </Alert>
        )}
      </div>
    </div>
  );
}
