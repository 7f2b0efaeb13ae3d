'use client';
import {
  canonicalEmail,
  emailsIn,
  isEmail,
  isPhoneNumber,
  phoneNumbersIn,
  phoneNumberToSend,
  readableEmail,
} from '@gatehouse/sdk/text';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { cn } from '../cn';
import { Chip } from '../table/chip';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';
import { describedBy, FieldFrame, type FieldProps } from './field';
import { control } from './input';
import { useField } from './use-field';

export interface RecipientsFieldProps extends FieldProps {
  placeholder?: string;
  /** Kind of recipient. Default `email`. */
  kind?: 'email' | 'phone';
  /** Returns the reason why a well-formed address is rejected: "Is already a member". */
  check?: (address: string) => string | undefined;
}

/** Parsing rules by kind of recipient. A space does not separate phone numbers, since they may contain spaces. */
const kinds = {
  email: {
    separators: [',', ';', ' ', 'Enter'],
    isValid: isEmail,
    split: emailsIn,
    canonical: canonicalEmail,
    inputMode: 'email',
  },
  phone: {
    separators: [',', ';', 'Enter'],
    isValid: isPhoneNumber,
    split: phoneNumbersIn,
    canonical: phoneNumberToSend,
    inputMode: 'tel',
  },
} as const;
const isTexts = (value: unknown): value is string[] => Array.isArray(value);

/**
 * Renders a field for email addresses or phone numbers, typed or pasted. Each one is validated and can be edited or
 * removed; duplicates are merged.
 */
export function RecipientsField({ name, kind = 'email', placeholder, check, hint, ...frame }: RecipientsFieldProps) {
  const partTexts = usePartTexts();
  const texts = kind === 'phone' ? { ...partTexts.recipients, ...partTexts.numbers } : partTexts.recipients;
  const { separators, isValid, split, canonical, inputMode } = kinds[kind];
  const { id, error, hintId, errorId } = useField(name);
  const { field } = useController({ name });
  const input = useRef<HTMLInputElement | null>(null);
  const [draft, setDraft] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const addresses = isTexts(field.value) ? field.value : [];
  const reasonOf = (address: string) => (isValid(address) ? check?.(address) : texts.invalid(1));
  const wrong = addresses.filter((address) => reasonOf(address));
  const state = { id, error: wrong.length > 0 ? texts.invalid(wrong.length) : error, hintId, errorId };
  const text = hint ?? texts.keys;

  const add = (typed: string) => {
    const before = new Set(addresses.map(canonical));
    const entries = split(typed);
    const fresh = [...new Set(entries)].filter((address) => !before.has(address));
    const [added, merged] = [fresh.length, entries.length - fresh.length];
    setDraft('');
    setAnnouncement([added > 0 && texts.added(added), merged > 0 && texts.merged(merged)].filter(Boolean).join('. '));
    if (added > 0) field.onChange([...addresses, ...fresh]);
  };
  const remove = (address: string) => {
    field.onChange(addresses.filter((entry) => entry !== address));
    input.current?.focus();
  };
  const edit = (address: string) => {
    remove(address);
    if (draft.trim()) add(draft);
    setDraft(readableEmail(address));
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (separators.some((key) => key === event.key) && draft.trim()) {
      event.preventDefault();
      return add(draft);
    }
    const last = addresses.at(-1);
    if (event.key === 'Backspace' && !draft && last) {
      event.preventDefault();
      edit(last);
    }
  };

  return (
    <FieldFrame field={state} hint={text} {...frame}>
      <div
        data-slot="recipients"
        className={cn(
          control,
          'gh:flex gh:max-h-60 gh:min-h-control gh:flex-wrap gh:items-center gh:gap-1 gh:overflow-y-auto gh:p-1 gh:focus-within:border-ring gh:focus-within:outline-2 gh:focus-within:outline-ring',
          state.error && 'gh:border-danger',
        )}
      >
        {addresses.length > 0 && (
          <ul aria-label={partTexts.combobox.chosen} className="gh:contents">
            {addresses.map((address) => (
              <Chip
                key={address}
                tone={reasonOf(address) ? 'danger' : 'neutral'}
                title={reasonOf(address)}
                removeLabel={partTexts.combobox.remove(readableEmail(address))}
                onRemove={() => remove(address)}
              >
                <button
                  type="button"
                  dir="ltr"
                  aria-label={texts.edit(readableEmail(address))}
                  className="gh:h-7 gh:truncate gh:rounded-sm gh:focus-visible:-outline-offset-2"
                  onClick={() => edit(address)}
                >
                  {readableEmail(address)}
                </button>
              </Chip>
            ))}
          </ul>
        )}
        <input
          ref={(element) => {
            input.current = element;
            field.ref(element);
          }}
          id={id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={addresses.length > 0 ? undefined : placeholder}
          value={draft}
          {...describedBy(state, text)}
          className="gh:h-7 gh:min-w-40 gh:flex-1 gh:px-2 gh:outline-none"
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={press}
          onPaste={(event) => {
            event.preventDefault();
            add(draft + event.clipboardData.getData('text'));
          }}
          onBlur={() => {
            if (draft.trim()) add(draft);
            field.onBlur();
          }}
        />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FieldFrame>
  );
}
