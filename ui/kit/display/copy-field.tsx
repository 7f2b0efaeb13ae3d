'use client';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type FocusEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { control } from '../form/input';
import { useComponents, useElementClass } from '../root';
import { useKitTexts } from '../texts';
import { VisuallyHidden } from '../visually-hidden';
import { useCopy } from './use-copy';

export interface CopyFieldProps {
  label: ReactNode;
  value: string;
  /** Called when the value was copied by the button or by keyboard. */
  onCopy?: () => void;
  className?: string;
}

/** Renders a value with a copy button. If the clipboard is unavailable, the text is selected and a hint names the shortcut. */
export function CopyField({ label, value, onCopy, className }: CopyFieldProps) {
  const texts = useKitTexts();
  const id = useId();
  const { Textarea: HostTextarea } = useComponents();
  const hostClass = useElementClass('textarea');
  const input = useRef<HTMLTextAreaElement>(null);
  const { state, copy } = useCopy(value, () => input.current?.select(), onCopy);
  const attributes = {
    ref: input,
    id,
    'data-slot': 'textarea',
    readOnly: true,
    // A long value wraps; its length stands in for browsers that do not size the field by its content.
    rows: Math.ceil(value.length / 48) || 1,
    value,
    dir: 'ltr',
    spellCheck: false,
    'aria-describedby': `${id}-note`,
    onCopy,
    onFocus: (event: FocusEvent<HTMLTextAreaElement>) => event.target.select(),
  };

  return (
    <div data-slot="copy-field" className={cn('gh:grid gh:gap-1.5', className)}>
      <label htmlFor={id} className="gh:text-sm gh:font-medium">
        {label}
      </label>
      <div className="gh:flex gh:gap-2">
        {HostTextarea ? (
          <HostTextarea className={hostClass} {...attributes} />
        ) : (
          <textarea
            className={cn(
              control,
              'gh:field-sizing-content gh:min-h-control gh:resize-none gh:bg-muted gh:py-[0.6875rem] gh:font-mono gh:text-xs gh:leading-4 gh:break-all',
              hostClass,
            )}
            {...attributes}
          />
        )}
        <Button
          variant="secondary"
          size="icon"
          // Several fields are often side by side.
          aria-label={typeof label === 'string' ? `${texts.copy}: ${label}` : texts.copy}
          title={texts.copy}
          onClick={() => void copy()}
        >
          {state === 'copied' ? <Check aria-hidden className="gh:text-success" /> : <Copy aria-hidden />}
        </Button>
      </div>
      <div
        id={`${id}-note`}
        role="status"
        className={cn('gh:text-xs gh:text-danger', state !== 'failed' && 'gh:sr-only')}
      >
        {state === 'failed' && <span>{texts.copyFailed}</span>}
        {state === 'copied' && <VisuallyHidden>{texts.copied}</VisuallyHidden>}
      </div>
    </div>
  );
}

export interface CopyFieldGroupProps {
  /** Purpose of the values: "Enter these values at your identity provider." */
  label: ReactNode;
  fields: readonly { label: string; value: string }[];
  className?: string;
}

/** Renders a group of related values, each with a copy button. */
export function CopyFieldGroup({ label, fields, className }: CopyFieldGroupProps) {
  return (
    <fieldset
      data-slot="copy-field-group"
      className={cn('gh:grid gh:gap-4 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-4', className)}
    >
      <legend className="gh:float-start gh:w-full gh:text-sm gh:text-subtle">{label}</legend>
      {fields.map((field) => (
        <CopyField key={field.label} {...field} />
      ))}
    </fieldset>
  );
}
