'use client';
import type { IdentityError } from '@gatehouse/sdk';
import { digitsIn } from '@gatehouse/sdk/text';
import { useId, useMemo, useState } from 'react';
import { FieldFrame } from '../../kit/form/field';
import { Input } from '../../kit/form/input';
import { Select } from '../../kit/form/select';
import { useTexts } from '../../react/texts';
import { useFlowTexts } from '../texts';
import { BoxField, BoxForm } from './box-form';
import { type CallingCode, callingCodes, internationalNumber } from './calling-codes';
import { leftToRight } from './left-to-right';

/** Minimum number of digits before a request is sent; the provider validates the number. */
const MIN_DIGITS = 5;

interface Country extends CallingCode {
  name: string;
}

/** Returns the regions with their names in a language. */
const countriesIn = (language: string): Country[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const order = new Intl.Collator(language);
  return callingCodes
    .map((entry) => ({ ...entry, name: names.of(entry.region) ?? entry.region }))
    .sort((a, b) => order.compare(a.name, b.name));
};

/** Returns the region of the device, derived from its languages. */
const deviceRegion = (): string => {
  const regions = navigator.languages.map((language) => new Intl.Locale(language).maximize().region);
  return regions.find((region) => callingCodes.some((entry) => entry.region === region)) ?? 'US';
};

interface PhoneFieldProps {
  name: string;
  optional?: boolean;
  /** Initial value, with `+` and calling code. */
  phoneNumber?: string;
  /** Whether the field is focused when its step mounts. Default false. */
  isFirst?: boolean;
}

/**
 * Renders a phone number input: a country select, initially the device's country, and the national number. Requires the
 * text part `phoneNumber`; the form value includes the calling code.
 */
export function PhoneField({ name, optional = false, phoneNumber, isFirst = false }: PhoneFieldProps) {
  const { language } = useTexts();
  const texts = useFlowTexts('phoneNumber');
  const id = useId();
  const countries = useMemo(() => countriesIn(language), [language]);
  const [region, setRegion] = useState(deviceRegion);
  const country = countries.find((entry) => entry.region === region) ?? { region: 'US', code: '1', name: '' };
  const check = (value: string) => {
    if (value.trim() === '') return optional ? undefined : texts.missing;
    return digitsIn(value).length < MIN_DIGITS ? texts.invalid : undefined;
  };
  const toValue = (typed: string) => (typed.trim() === '' ? '' : internationalNumber(typed, country));
  return (
    <>
      <FieldFrame field={{ id, hintId: `${id}-hint`, errorId: `${id}-error`, error: undefined }} label={texts.country}>
        <Select id={id} value={region} autoComplete="country" onChange={(event) => setRegion(event.target.value)}>
          {countries.map((entry) => (
            <option key={entry.region} value={entry.region}>
              {`${entry.name} (${leftToRight(`+${entry.code}`)})`}
            </option>
          ))}
        </Select>
      </FieldFrame>
      <BoxField name={name} optional={optional} check={check} toValue={toValue} label={texts.label}>
        {(input) => (
          <Input
            {...input}
            type="tel"
            name={name}
            inputMode="tel"
            defaultValue={phoneNumber}
            autoComplete="tel"
            dir="ltr"
            className="gh:text-start"
            {...(isFirst && { 'data-step-focus': '' })}
          />
        )}
      </BoxField>
    </>
  );
}

interface PhoneFormProps {
  submit: string;
  busy: boolean;
  error: IdentityError | null;
  errorText: string | undefined;
  /** Initial value, with `+` and calling code. */
  phoneNumber?: string;
  onSubmit: (phoneNumber: string) => Promise<void>;
}

/** Renders a form for a phone number only. */
export function PhoneForm({ phoneNumber, onSubmit, ...form }: PhoneFormProps) {
  return (
    <BoxForm {...form} onSubmit={({ phoneNumber: typed = '' }) => onSubmit(typed)}>
      <PhoneField name="phoneNumber" phoneNumber={phoneNumber} isFirst />
    </BoxForm>
  );
}
