'use client';
import { isGroupColor } from '@gatehouse/sdk/groups';
import { useWatch } from 'react-hook-form';
import { cn } from '../../kit/cn';
import { useField } from '../../kit/form/use-field';
import { useAdminTexts } from '../texts';

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

/** Renders the color selection; a current color outside the palette remains selectable. */
export function ColorField({ current }: { current: string | null | undefined }) {
  const texts = useAdminTexts('groups');
  const { id, radio } = useField('color');
  const chosen: unknown = useWatch({ name: 'color' });
  const isInPalette = !current || palette.some(([, color]) => color === current);
  const choices: readonly { value: string; label: string }[] = [
    { value: '', label: texts.noColor },
    ...palette.map(([name, value]) => ({ value, label: texts.colors[name] })),
    ...(isInPalette ? [] : [{ value: current ?? '', label: texts.ownColor }]),
  ];
  return (
    <div data-slot="field" role="radiogroup" aria-labelledby={`${id}-label`} className="gh:grid gh:gap-2 gh:text-sm">
      <span>
        <span id={`${id}-label`} className="gh:font-medium">
          {texts.color}
        </span>{' '}
        {/* Colors alone tell too little. */}
        <span aria-hidden className="gh:text-subtle">
          {choices.find(({ value }) => value === (chosen ?? ''))?.label}
        </span>
      </span>
      <div className="gh:flex gh:flex-wrap gh:gap-3 gh:p-1">
        {choices.map(({ value, label }) => (
          <input
            key={value}
            type="radio"
            value={value}
            aria-label={label}
            title={label}
            className={cn(
              'gh:size-6 gh:cursor-pointer gh:rounded-full gh:border gh:border-transparent gh:forced-color-adjust-none',
              'gh:checked:shadow-[0_0_0_2px_var(--gh-raised),0_0_0_4px_var(--gh-text)] gh:focus-visible:outline-offset-5',
              value === '' &&
                'gh:border-control gh:bg-[linear-gradient(135deg,transparent_47%,var(--gh-border-control)_47%_53%,transparent_53%)]',
            )}
            style={isGroupColor(value) ? { backgroundColor: value } : undefined}
            {...radio()}
          />
        ))}
      </div>
    </div>
  );
}
