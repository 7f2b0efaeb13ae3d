'use client';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Alert } from '../kit/alert';
import { useApplication } from './application';
import { useTakesFocus } from './flow-box';

export interface StepProps {
  title: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
  /** The icon shows a way along the line: it is mirrored where that runs from right to left. */
  mirrorsIcon?: boolean;
  /** Steps without a form have their error here; forms show their own. */
  error?: string;
  children?: ReactNode;
}

/**
 * What the screens of a flow have in common. Coming from another step, the focus goes to the field marked with
 * `data-step-focus`, or to the heading. The group's name and description are read out when the focus enters it.
 */
export function Step({ title, text, icon: Icon, mirrorsIcon = false, error, children }: StepProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useTakesFocus();
  const atStart = useRef(takesFocus);
  const { name, ownsPage } = useApplication();

  useEffect(() => {
    if (!atStart.current) return;
    const field = section.current?.querySelector<HTMLInputElement>('input[data-step-focus], [data-step-focus] input');
    (field ?? heading.current)?.focus();
  }, []);

  // After each render, since the title may change within a step.
  useEffect(() => {
    const words = heading.current?.textContent ?? '';
    if (ownsPage) document.title = name && !words.includes(name) ? `${words} · ${name}` : words;
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would mark everything inside as fields of one question
    <section
      ref={section}
      role="group"
      data-slot="step"
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      className="gh:grid gh:grid-cols-1 gh:gap-6"
    >
      {/* No header element: in a dialog it would be a second banner. */}
      <div className="gh:grid gh:gap-1.5">
        {Icon && (
          <span className="gh:mb-2 gh:flex gh:size-10 gh:items-center gh:justify-center gh:rounded gh:border gh:border-line gh:bg-muted">
            <Icon aria-hidden className={mirrorsIcon ? 'gh:size-5 gh:rtl:-scale-x-100' : 'gh:size-5'} />
          </span>
        )}
        <h1
          ref={heading}
          id={`${id}-title`}
          tabIndex={-1}
          className="gh:text-lg gh:font-medium gh:text-balance gh:outline-none"
        >
          {title}
        </h1>
        {text && (
          <p id={`${id}-text`} className="gh:text-sm gh:text-pretty gh:text-subtle gh:wrap-anywhere">
            {text}
          </p>
        )}
      </div>
      <StepError text={error} />
      {children}
    </section>
  );
}

/** The live region of a step, or of its form: in the page before there is anything to say. */
export function StepError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={text ? undefined : 'gh:sr-only'}>
      {text && <Alert tone="danger">{text}</Alert>}
    </div>
  );
}
