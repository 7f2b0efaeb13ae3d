import { useId } from 'react';
import { Choice } from '../state/controls';
import { metricsOf } from './defaults';
import { fonts } from './presets';
import type { EditableMetric } from './theme';
import type { ThemePartProps } from './use-theme-history';

/** Conversion between the CSS value of a metric and its number. */
interface Scale {
  metric: EditableMetric;
  name: string;
  min: number;
  max: number;
  step: number;
  /** Returns the number in a CSS value. */
  read: (css: string) => number;
  write: (value: number) => string;
  show: (value: number) => string;
}

const firstNumber = (css: string) => Number(/-?\d*\.?\d+/.exec(css)?.[0] ?? 0);
/** `calc(0.25rem * 10)` is a multiple of the spacing unit, and so is a plain `calc(var(--gh-unit) * 10)`. */
const units = (css: string) => Number(/([\d.]+)\s*\)*$/.exec(css)?.[1] ?? 0);
const times = (value: number) => `calc(var(--gh-unit) * ${value})`;

const scales: readonly Scale[] = [
  {
    metric: 'radius',
    name: 'Corners',
    min: 0,
    max: 24,
    step: 1,
    read: firstNumber,
    write: (n) => `${n}px`,
    show: (n) => `${n} px`,
  },
  {
    metric: 'unit',
    name: 'Spacing and text size',
    min: 0.2,
    max: 0.3125,
    step: 0.0125,
    read: firstNumber,
    write: (n) => `${n}rem`,
    show: (n) => `${Math.round((n / 0.25) * 100)} %`,
  },
  {
    metric: 'control',
    name: 'Height of fields',
    min: 8,
    max: 13,
    step: 0.5,
    read: units,
    write: times,
    show: (n) => `${n * 4} px`,
  },
  {
    metric: 'row',
    name: 'Height of rows',
    min: 8,
    max: 16,
    step: 0.5,
    read: units,
    write: times,
    show: (n) => `${n * 4} px`,
  },
  {
    metric: 'shadow',
    name: 'Shadows',
    min: 0,
    max: 3,
    step: 0.25,
    read: firstNumber,
    write: String,
    show: (n) => `${Math.round(n * 100)} %`,
  },
];

const typefaces = Object.fromEntries(Object.keys(fonts).map((name) => [name, name])) as Record<
  keyof typeof fonts,
  string
>;
const monospaced = { System: 'System', Courier: 'Courier' } as const;
const COURIER = "'Courier Prime', 'Courier New', monospace";

/** Renders corners, spacing, heights, shadows and typefaces, which apply to both modes. */
export function ShapePart({ theme, change }: ThemePartProps) {
  const metrics = metricsOf(theme);
  const set = (metric: EditableMetric, value: string | undefined) => {
    const { [metric]: _, ...others } = theme.metrics ?? {};
    change({ ...theme, metrics: value ? { ...others, [metric]: value } : others }, metric);
  };
  const font = (Object.keys(fonts) as (keyof typeof fonts)[]).find((name) => fonts[name] === theme.metrics?.font);
  return (
    <>
      {scales.map((scale) => (
        <ScaleField
          key={scale.metric}
          scale={scale}
          css={metrics[scale.metric]}
          onChange={(css) => set(scale.metric, css)}
        />
      ))}
      <Choice
        label="Typeface"
        options={typefaces}
        value={font ?? 'System'}
        onChange={(name) => set('font', fonts[name] || undefined)}
      />
      <Choice
        label="Typeface of codes"
        options={monospaced}
        value={theme.metrics?.['font-mono'] ? 'Courier' : 'System'}
        onChange={(name) => set('font-mono', name === 'Courier' ? COURIER : undefined)}
      />
    </>
  );
}

interface ScaleFieldProps {
  scale: Scale;
  css: string;
  onChange: (css: string) => void;
}

function ScaleField({ scale, css, onChange }: ScaleFieldProps) {
  const id = useId();
  const value = scale.read(css);
  return (
    <div className="scale-field">
      <label htmlFor={id} className="control-label">
        {scale.name}
      </label>
      <output htmlFor={id}>{scale.show(value)}</output>
      <input
        id={id}
        type="range"
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={value}
        aria-valuetext={scale.show(value)}
        onChange={({ target }) => onChange(scale.write(Number(target.value)))}
      />
    </div>
  );
}
