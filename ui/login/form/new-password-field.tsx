'use client';
import type { PasswordConfig } from '@gatehouse/sdk/passwords';
import { useState } from 'react';
import { PasswordInput } from '../../kit/form/password-input';
import { PasswordChecklist } from '../../react/password-checklist';
import { passwordChecks } from '../../react/password-checks';
import { useFlowTexts } from '../texts';
import { BoxField } from './box-form';
import { passwordRulesAttribute } from './password-rules-attribute';
import { PasswordStrengthMeter } from './password-strength-meter';

export interface NewPasswordFieldProps {
  name: string;
  label: string;
  rules: PasswordConfig;
  busy: boolean;
  /** Whether the field is focused when its step mounts. Default true. */
  isFirst?: boolean;
}

/** Renders a new password field with its strength and rules, checked while typing. */
export function NewPasswordField({ name, label, rules, busy, isFirst = true }: NewPasswordFieldProps) {
  const texts = useFlowTexts('newPassword');
  const [password, setPassword] = useState('');
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
            onInput={(event) => {
              onInput();
              setPassword(event.currentTarget.value);
            }}
            {...(isFirst && { 'data-step-focus': '' })}
          />
        )}
      </BoxField>
      <div className="gh:min-h-6">
        <PasswordStrengthMeter password={password} rules={rules} />
      </div>
      <PasswordChecklist password={password} rules={rules} texts={texts} />
    </div>
  );
}
