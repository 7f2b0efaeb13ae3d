import { IdentityError } from '@gatehouse/sdk';
import { digitsIn } from '@gatehouse/sdk/text';
import type { CardFormTexts, OpenCardForm } from '@gatehouse/ui/checkout';
import { Button, Input } from '@gatehouse/ui/kit';
import { type ChangeEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { confirmCard } from './provider';

interface Entry {
  confirm(secret: string): Promise<string | undefined>;
}

const names = ['number', 'expiry', 'cvc'] as const;
type Name = (typeof names)[number];

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;
const placeholders = { number: '4242 4242 4242 4242', expiry: 'MM / YY', cvc: 'CVC' } as const;
const decisions = ['approve', 'decline', 'timeout'] as const;

const formatters: Readonly<Record<Name, (text: string) => string>> = {
  number: (text) =>
    digitsIn(text)
      .slice(0, 19)
      .replace(/(.{4})(?=.)/g, '$1 '),
  expiry: (text) =>
    digitsIn(text)
      .slice(0, 4)
      .replace(/^(..)(.)/, '$1 / $2'),
  cvc: (text) => digitsIn(text).slice(0, 4),
};
const validators: Readonly<Record<Name, (text: string) => boolean>> = {
  number: (text) => digitsIn(text).length >= 12,
  expiry: (text) => /^(0[1-9]|1[0-2]) \/ \d\d$/.test(text),
  cvc: (text) => text.length >= 3,
};

function CardFields({ texts, ref }: { texts: CardFormTexts; ref: Ref<Entry> }) {
  const id = useId();
  const [values, setValues] = useState({ number: '', expiry: '', cvc: '' });
  const [invalid, setInvalid] = useState<Name>();
  const [decide, setDecide] = useState<(decision: string) => void>();
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  useImperativeHandle(ref, () => ({
    confirm: async (secret) => {
      const missing = names.find((name) => !validators[name](values[name]));
      setInvalid(missing);
      if (missing) {
        inputs.current[missing]?.focus();
        throw new IdentityError('invalid-card');
      }
      const [month, year] = values.expiry.split(' / ').map(Number);
      const card = {
        secret,
        number: digitsIn(values.number),
        expMonth: month,
        expYear: 2000 + (year ?? 0),
        cvc: values.cvc,
      };
      const result = await confirmCard(card);
      if (result.paymentMethodId !== undefined) return result.paymentMethodId;
      const decision = await new Promise<string>((resolve) => setDecide(() => resolve));
      setDecide(undefined);
      return (await confirmCard({ ...card, answer: decision })).paymentMethodId;
    },
  }));

  const change = (name: Name) => (event: ChangeEvent<HTMLInputElement>) => {
    const value = formatters[name](event.target.value);
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <div className="grid gap-3 text-[14px]">
      {names.map((name) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`} className="mb-1.5 block font-[500]">
            {texts[name]}
          </label>
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
            aria-invalid={invalid === name || undefined}
            aria-describedby={invalid === name ? `${id}wrong` : undefined}
          />
        </div>
      ))}
      <p id={`${id}wrong`} role="alert" className="m-0 text-[12px] text-danger empty:hidden">
        {invalid && texts[`${invalid}Wrong`]}
      </p>
      {decide && (
        <fieldset className="flex flex-wrap gap-2 border-0 p-0">
          <legend>{texts.ask}</legend>
          {decisions.map((decision) => (
            <Button key={decision} size="sm" variant="secondary" onClick={() => decide(decision)}>
              {texts[decision]}
            </Button>
          ))}
        </fieldset>
      )}
      <p className="m-0 text-[12px] text-subtle">{texts.testOnly}</p>
    </div>
  );
}

/** Opens the card form of the preview's provider, which has no URL for a frame. */
export const openPreviewCardForm: OpenCardForm = ({ element, texts, signal }) =>
  new Promise((resolve) => {
    const box = element.appendChild(document.createElement('div'));
    const root = createRoot(box);
    const remove = () => {
      box.remove();
      // The caller is rendering, during which React unmounts no other root.
      queueMicrotask(() => root.unmount());
    };
    signal.addEventListener('abort', remove, { once: true });
    let latest: Entry | null = null;
    const receive = (entry: Entry | null) => {
      latest = entry;
      if (entry) resolve({ confirm: (secret) => (latest ?? entry).confirm(secret), remove });
    };
    root.render(<CardFields texts={texts} ref={receive} />);
  });
