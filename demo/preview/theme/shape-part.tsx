import { useId } from 'react';
import { metricsOf } from './defaults';
import { FontField } from './font-field';
import type { ThemePartProps } from './history';
import { fonts } from './presets';
import type { EditableMetric } from './theme';

/** Conversion between the CSS value of a metric and its number. */
interface Scale {
  metric: EditableMetric;
  name: string;
  min: number;
  max: number;
  step: number;
  read: (css: string) => number;
  write: (value: number) => string;
  /** Returns the text of a number. `unit` is the spacing unit in CSS pixels. */
  show: (value: number, unit: number) => string;
}

const REM = 16;
const firstNumber = (css: string) => Number(/-?\d*\.?\d+/.exec(css)?.[0] ?? 0);
const pixels = (css: string) => firstNumber(css) * (css.endsWith('rem') ? REM : 1);
const rems = (css: string) => firstNumber(css) / (css.endsWith('px') ? REM : 1);
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
    read: pixels,
    write: (n) => `${n}px`,
    show: (n) => `${n} px`,
  },
  {
    metric: 'unit',
    name: 'Spacing and text size',
    min: 0.2,
    max: 0.3125,
    step: 0.0125,
    read: rems,
    write: (n) => `${n}rem`,
    show: (n) => `${Math.round((n / 0.25) * 100)}%`,
  },
  {
    metric: 'control',
    name: 'Height of fields',
    min: 8,
    max: 13,
    step: 0.5,
    read: units,
    write: times,
    show: (n, unit) => `${Math.round(n * unit)} px`,
  },
  {
    metric: 'row',
    name: 'Height of rows',
    min: 8,
    max: 16,
    step: 0.5,
    read: units,
    write: times,
    show: (n, unit) => `${Math.round(n * unit)} px`,
  },
  {
    metric: 'shadow',
    name: 'Shadows',
    min: 0,
    max: 3,
    step: 0.25,
    read: firstNumber,
    write: String,
    show: (n) => `${Math.round(n * 100)}%`,
  },
];

const monospaced = { System: '', Courier: "'Courier Prime', 'Courier New', monospace" } as const;

/** Renders corners, spacing, heights, shadows and typefaces, which apply to both modes. */
export function ShapePart({ theme, change }: ThemePartProps) {
  const metrics = metricsOf(theme);
  const set = (metric: EditableMetric, value: string | undefined) => {
    const { [metric]: _, ...others } = theme.metrics ?? {};
    change({ ...theme, metrics: value ? { ...others, [metric]: value } : others }, metric);
  };
  return (
    <>
      {scales.map((scale) => (
        <ScaleField
          key={scale.metric}
          scale={scale}
          css={metrics[scale.metric]}
          unit={rems(metrics.unit) * REM}
          onChange={(css) => set(scale.metric, css)}
        />
      ))}
      <FontField
        label="Typeface"
        stacks={fonts}
        fallback="ui-sans-serif, system-ui, sans-serif"
        value={theme.metrics?.font}
        onChange={(css) => set('font', css)}
      />
      <FontField
        label="Typeface of codes"
        stacks={monospaced}
        fallback="ui-monospace, monospace"
        value={theme.metrics?.['font-mono']}
        onChange={(css) => set('font-mono', css)}
      />
    </>
  );
}

interface ScaleFieldProps {
  scale: Scale;
  css: string;
  unit: number;
  onChange: (css: string) => void;
}

function ScaleField({ scale, css, unit, onChange }: ScaleFieldProps) {
  const id = useId();
  const value = scale.read(css);
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-0.5 text-[12px]">
      <label htmlFor={id} className="text-xs text-subtle">
        {scale.name}
      </label>
      <output htmlFor={id}>{scale.show(value, unit)}</output>
      <input
        id={id}
        type="range"
        className="col-span-full w-full appearance-auto accent-ring pointer-coarse:min-h-11"
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={value}
        aria-valuetext={scale.show(value, unit)}
        onChange={({ target }) => onChange(scale.write(Number(target.value)))}
      />
    </div>
  );
}
