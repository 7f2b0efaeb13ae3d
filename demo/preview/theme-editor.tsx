import {
  Badge,
  Button,
  contrastRatio,
  Input,
  type ThemeVariables,
  type Token,
  type Verdict,
  verdictOf,
} from '@gatehouse/ui/kit';
import { type RefObject, useEffect, useId, useState } from 'react';
import { pairs } from './colour-pairs';
import { editable } from './settings';

type Values = Partial<Record<Token, string>>;

const tones: Record<Verdict, 'success' | 'warning' | 'danger'> = {
  AAA: 'success',
  AA: 'success',
  'Large text only': 'warning',
  'Too low': 'danger',
};

/** `#fff` as `#ffffff`: builds shorten colours, and colour fields know the long form only. */
const longHex = (value: string): string =>
  /^#[0-9a-f]{3}$/i.test(value) ? value.replace(/[0-9a-f]/gi, (digit) => digit + digit) : value;

/** What the variables are in the frame right now, the theme's own values included. */
const valuesIn = (frame: HTMLIFrameElement | null): Values => {
  const page = frame?.contentDocument?.querySelector('.preview-page');
  const style = page && frame?.contentWindow?.getComputedStyle(page);
  if (!style) return {};
  return Object.fromEntries(
    [...editable, 'radius' as const].map((name) => [name, longHex(style.getPropertyValue(`--gh-${name}`).trim())]),
  );
};

interface ThemeEditorProps {
  /** Values that differ from the theme's own. */
  variables: ThemeVariables;
  onChange: (variables: ThemeVariables) => void;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Changes when the frame shows something else. */
  version: string;
}

/** The main variables of the theme, and whether what was changed can still be read. */
export function ThemeEditor({ variables, onChange, frame, version }: ThemeEditorProps) {
  const [own, setOwn] = useState<Values>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the frame has other values
  useEffect(() => setOwn(valuesIn(frame.current)), [frame, version]);

  const values: Values = { ...own, ...variables };
  const set = (name: Token, value: string) => onChange({ ...variables, [name]: value });
  const unset = (name: Token) =>
    onChange(Object.fromEntries(Object.entries(variables).filter(([key]) => key !== name)));
  const changed = Object.keys(variables).length > 0;
  const concerned = pairs.filter(({ text, ground }) => text in variables || ground in variables);

  return (
    <section className="inspector-part" aria-labelledby="theme-editor">
      <div className="theme-head">
        <h2 id="theme-editor">Theme variables</h2>
        {changed && (
          <Button size="sm" variant="link" onClick={() => onChange({})}>
            Reset
          </Button>
        )}
      </div>
      <ul className="theme-rows">
        {editable.map((name) => (
          <ColourRow
            key={name}
            name={name}
            value={values[name] ?? ''}
            changed={name in variables}
            onChange={(value) => set(name, value)}
            onReset={() => unset(name)}
          />
        ))}
      </ul>
      <RadiusRow value={values.radius ?? '8px'} onChange={(value) => set('radius', value)} />
      <div role="status" aria-label="Contrast" className="theme-contrast">
        {concerned.length > 0 && <h3>Contrast of what you changed</h3>}
        {concerned.map(({ text, ground }) => {
          const ratio = contrastRatio(values[text] ?? '', values[ground] ?? '');
          if (ratio === undefined) return null;
          const verdict = verdictOf(ratio);
          return (
            <p key={`${text} ${ground}`} className="theme-pair">
              <span className="theme-sample" style={{ color: values[text], background: values[ground] }} aria-hidden>
                Aa
              </span>
              <span className="theme-pair-name">
                {text} on {ground}
              </span>
              <span className="theme-ratio">{ratio.toFixed(2)}</span>
              <Badge tone={tones[verdict]}>{verdict}</Badge>
            </p>
          );
        })}
      </div>
    </section>
  );
}

interface ColourRowProps {
  name: Token;
  value: string;
  changed: boolean;
  onChange: (value: string) => void;
  onReset: () => void;
}

function ColourRow({ name, value, changed, onChange, onReset }: ColourRowProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <li className="theme-row" data-changed={changed}>
      <input
        type="color"
        aria-label={`${name}, colour`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
        onChange={({ target }) => onChange(target.value)}
      />
      <label htmlFor={id}>{name}</label>
      <Input
        id={id}
        value={typed ?? value}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          if (/^#[0-9a-f]{6}$/i.test(target.value)) onChange(target.value.toLowerCase());
        }}
        onBlur={() => setTyped(undefined)}
        onKeyDown={({ key }) => key === 'Escape' && changed && onReset()}
      />
    </li>
  );
}

function RadiusRow({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="theme-radius">
      <label htmlFor={id}>radius</label>
      <input
        id={id}
        type="range"
        min="0"
        max="20"
        value={Number.parseInt(value, 10) || 0}
        onChange={({ target }) => onChange(`${target.value}px`)}
      />
      <span>{value}</span>
    </div>
  );
}
