'use client';
import { useId, useMemo } from 'react';
import { SelectField } from '../../../kit/form/choice-fields';
import { TextField, type TextFieldProps } from '../../../kit/form/fields';
import { useTexts } from '../../../react/texts';
import { offsetOf, timeZones } from '../formats/time-zones';

/** Renders a field for an IANA time zone, which suggests the known ones. */
export function TimeZoneField(props: Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'placeholder' | 'optional'>) {
  const list = useId();
  const zones = useMemo(() => timeZones().map((name) => ({ name, offset: offsetOf(name, Date.now()) })), []);
  return (
    <>
      <TextField {...props} list={list} autoComplete="off" />
      <datalist id={list}>
        {zones.map(({ name, offset }) => (
          <option key={name} value={name} label={`${name} (${offset})`} />
        ))}
      </datalist>
    </>
  );
}

interface CurrencyFieldProps {
  name: string;
  label: string;
  /** Option of an account without a currency. */
  placeholder: string;
}

/** Renders a field for one of the currencies in use, sorted by code. */
export function CurrencyField(props: CurrencyFieldProps) {
  const { language } = useTexts();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: `${value} – ${names.of(value) ?? value}`,
    }));
  }, [language]);
  return <SelectField {...props} options={options} optional />;
}
