'use client';
import type { PasswordConfig } from '@gatehouse/sdk/passwords';
import { useState } from 'react';
import { cn } from '../../kit/cn';
import { PasswordInput } from '../../kit/form/password-input';
import { PasswordChecklist, passwordChecks } from '../../react/password-checklist';
import { useFlowTexts } from '../texts';
import { BoxField } from './box-form';
import { type PasswordStrength, passwordStrength, strengthLevels } from './password-strength';

/**
 * Returns the password rules as the value of the attribute `passwordrules`, for password managers.
 * Source: Apple, "Customizing Password AutoFill Rules".
 */
const passwordRulesAttribute = ({
  minLength,
  maxLength,
  minOptionalTestsToPass,
}: PasswordConfig): { passwordrules?: string } => {
  const rules = [
    minLength ? `minlength: ${minLength}` : undefined,
    maxLength ? `maxlength: ${maxLength}` : undefined,
    // The provider requires a number of character classes; a password with all of them always passes.
    minOptionalTestsToPass ? 'required: lower; required: upper; required: digit; required: special' : undefined,
  ].filter((rule) => rule !== undefined);
  return rules.length > 0 ? { passwordrules: `${rules.join('; ')};` } : {};
};

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
function PasswordStrengthMeter({ password, rules }: PasswordStrengthMeterProps) {
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

interface NewPasswordFieldProps {
  name: string;
  label: string;
  rules: PasswordConfig;
  busy: boolean;
  /** Whether the field is focused when its step mounts. Default true. */
  isFirst?: boolean;
}

/**
 * Renders a new password field with its strength and rules, checked while typing. Below other fields they appear once
 * the field is reached, so that the form fits on a low window.
 */
export function NewPasswordField({ name, label, rules, busy, isFirst = true }: NewPasswordFieldProps) {
  const texts = useFlowTexts('newPassword');
  const [password, setPassword] = useState('');
  const [isReached, setReached] = useState(isFirst);
  const check = (value: string) => {
    if (value === '') return texts.missing;
    return passwordChecks(value, rules).every(({ isMet }) => isMet) ? undefined : texts.weak;
  };
  return (
    <div className="gh:grid gh:gap-2">
      <BoxField name={name} label={label} check={check}>
        {({ onInput, ...input }) => (
          <PasswordInput
            {...input}
            {...passwordRulesAttribute(rules)}
            name={name}
            autoComplete="new-password"
            minLength={rules.minLength ?? undefined}
            masked={busy}
            onFocus={() => setReached(true)}
            onInput={(event) => {
              onInput();
              setPassword(event.currentTarget.value);
            }}
            {...(isFirst && { 'data-step-focus': '' })}
          />
        )}
      </BoxField>
      {(isReached || password !== '') && (
        <>
          <div className="gh:min-h-6">
            <PasswordStrengthMeter password={password} rules={rules} />
          </div>
          <PasswordChecklist password={password} rules={rules} texts={texts} />
        </>
      )}
    </div>
  );
}
