'use client';
import { RadioGroupField } from '../../kit/choice-fields';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAdminTexts } from '../texts';
import { ColorDot } from './color-dot';

const palette = [
  ['blue', '#2563EB'],
  ['sky', '#0369A1'],
  ['teal', '#0E7490'],
  ['green', '#15803D'],
  ['lime', '#4D7C0F'],
  ['amber', '#B45309'],
  ['rose', '#BE123C'],
  ['purple', '#9333EA'],
  ['violet', '#7C3AED'],
] as const;

/** Renders the choice of a color; one that is not of the palette can stay. */
export function ColorField({ own }: { own: string | null | undefined }) {
  const texts = useAdminTexts('groups');
  const isKnown = !own || palette.some(([, color]) => color === own);
  const choices = [
    { value: '', label: texts.noColor, isText: true },
    ...palette.map(([name, value]) => ({ value, label: texts.colors[name], isText: false })),
    ...(isKnown ? [] : [{ value: own, label: texts.ownColor, isText: false }]),
  ];
  return (
    <RadioGroupField
      name="color"
      label={texts.color}
      layout="inline"
      optional
      options={choices.map(({ value, label, isText }) => ({
        value,
        label: isText ? (
          label
        ) : (
          <span title={label}>
            <ColorDot color={value} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
