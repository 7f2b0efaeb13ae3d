import './card-form.css';
import { IdentityError } from '@gatehouse/sdk';
import type { CardFormTexts, OpenCardForm } from '@gatehouse/ui/checkout';
import { Button, Input } from '@gatehouse/ui/kit';
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { confirmCard } from './provider';

/** Methods of the form. */
interface Entry {
  confirm(secret: string): Promise<string | undefined>;
}

const names = ['number', 'expiry', 'cvc'] as const;
type Name = (typeof names)[number];

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;
const placeholders = { number: '4242 4242 4242 4242', expiry: 'MM / YY', cvc: 'CVC' } as const;
const answers = ['approve', 'decline', 'timeout'] as const;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const dress: Readonly<Record<Name, (text: string) => string>> = {
  number: (text) =>
    digitsOf(text)
      .slice(0, 19)
      .replace(/(.{4})(?=.)/g, '$1 '),
  expiry: (text) =>
    digitsOf(text)
      .slice(0, 4)
      .replace(/^(..)(.)/, '$1 / $2'),
  cvc: (text) => digitsOf(text).slice(0, 4),
};
const isRight: Readonly<Record<Name, (text: string) => boolean>> = {
  number: (text) => digitsOf(text).length >= 12,
  expiry: (text) => /^(0[1-9]|1[0-2]) \/ \d\d$/.test(text),
  cvc: (text) => text.length >= 3,
};

function CardFields({ texts, ref }: { texts: CardFormTexts; ref: Ref<Entry> }) {
  const id = useId();
  const [values, setValues] = useState({ number: '', expiry: '', cvc: '' });
  const [wrong, setWrong] = useState<Name>();
  const [decide, setDecide] = useState<(answer: string) => void>();
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  useImperativeHandle(ref, () => ({
    confirm: async (secret) => {
      const missing = names.find((name) => !isRight[name](values[name]));
      setWrong(missing);
      if (missing) {
        inputs.current[missing]?.focus();
        throw new IdentityError('invalid-card');
      }
      const [month, year] = values.expiry.split(' / ').map(Number);
      const card = {
        secret,
        number: digitsOf(values.number),
        expMonth: month,
        expYear: 2000 + (year ?? 0),
        cvc: values.cvc,
      };
      const taken = await confirmCard(card);
      if (taken.paymentMethodId !== undefined) return taken.paymentMethodId;
      const answer = await new Promise<string>((resolve) => setDecide(() => resolve));
      setDecide(undefined);
      return (await confirmCard({ ...card, answer })).paymentMethodId;
    },
  }));

  const change = (name: Name) => (event: ChangeEvent<HTMLInputElement>) => {
    const value = dress[name](event.target.value);
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <div className="preview-card">
      {names.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{texts[name]}</label>
          <Input
            ref={(element) => {
              inputs.current[name] = element;
            }}
            id={`${id}${name}`}
            dir="ltr"
            inputMode="numeric"
            autoComplete={autoComplete[name]}
            placeholder={placeholders[name]}
            value={values[name]}
            onChange={change(name)}
            aria-invalid={wrong === name || undefined}
            aria-describedby={wrong === name ? `${id}wrong` : undefined}
          />
        </div>
      ))}
      <p id={`${id}wrong`} role="alert">
        {wrong && texts[`${wrong}Wrong`]}
      </p>
      {decide && (
        <fieldset>
          <legend>{texts.ask}</legend>
          {answers.map((answer) => (
            <Button key={answer} size="sm" variant="secondary" onClick={() => decide(answer)}>
              {texts[answer]}
            </Button>
          ))}
        </fieldset>
      )}
      <p>{texts.testOnly}</p>
    </div>
  );
}

/** Opens the card form of the preview's provider, which has no URL for a frame. */
export const openPreviewCardForm: OpenCardForm = ({ element, texts, signal }) =>
  new Promise((resolve) => {
    const root = createRoot(element.appendChild(document.createElement('div')));
    const remove = () => root.unmount();
    signal.addEventListener('abort', remove, { once: true });
    let latest: Entry | null = null;
    const keep = (entry: Entry | null) => {
      latest = entry;
      if (entry) resolve({ confirm: (secret) => (latest ?? entry).confirm(secret), remove });
    };
    root.render(<CardFields texts={texts} ref={keep} />);
  });
