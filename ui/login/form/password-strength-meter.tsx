'use client';
import type { PasswordConfig } from '@gatehouse/sdk/passwords';
import { cn } from '../../kit/cn';
import { useFlowTexts } from '../texts';
import { type PasswordStrength, passwordStrength, strengthLevels } from './password-strength';

const colors: Readonly<Record<PasswordStrength, string>> = {
  weak: 'gh:bg-danger',
  fair: 'gh:bg-warning',
  good: 'gh:bg-success',
  strong: 'gh:bg-success',
};

interface PasswordStrengthMeterProps {
  password: string;
  rules: PasswordConfig;
}

/** Renders the estimated strength of a password as bars and text; changes of the level are announced. */
export function PasswordStrengthMeter({ password, rules }: PasswordStrengthMeterProps) {
  const { strength } = useFlowTexts('formHelp');
  const level = password === '' ? undefined : passwordStrength(password, rules);
  const reached = level === undefined ? 0 : strengthLevels.indexOf(level) + 1;
  return (
    <div data-slot="password-strength" className="gh:grid gh:gap-1">
      <div aria-hidden className="gh:flex gh:gap-1">
        {strengthLevels.map((bar, at) => (
          <span
            key={bar}
            className={cn('gh:h-1 gh:flex-1 gh:rounded-full', level && at < reached ? colors[level] : 'gh:bg-line')}
          />
        ))}
      </div>
      <p aria-live="polite" className="gh:min-h-[1lh] gh:text-xs gh:text-subtle">
        {level && strength.of(strength.levels[level])}
      </p>
    </div>
  );
}
