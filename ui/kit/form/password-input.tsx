'use client';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { cn } from '../cn';
import { useKitTexts } from '../texts';
import { Input } from './input';

export interface PasswordInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'autoComplete'> {
  /** `autocomplete` value for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Hides a revealed password during submission. */
  masked?: boolean;
}

/** Renders a password input that can be revealed. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { masked: isMasked = false, className, ...props },
  ref,
) {
  const texts = useKitTexts();
  const [isVisible, setIsVisible] = useState(false);
  const visible = isVisible && !isMasked;
  const Icon = visible ? EyeOff : Eye;
  return (
    <div data-slot="password-input" className="gh:relative">
      <Input
        ref={ref}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        // Beside the button, whatever the padding of the host's input.
        className={cn('gh:pe-11!', className)}
        {...props}
        type={visible ? 'text' : 'password'}
      />
      <button
        type="button"
        aria-pressed={visible}
        aria-label={texts.showPassword}
        title={visible ? texts.hidePassword : texts.showPassword}
        disabled={props.disabled}
        onClick={() => setIsVisible(!visible)}
        className="gh:absolute gh:inset-y-0 gh:end-1 gh:my-auto gh:flex gh:size-8 gh:items-center gh:justify-center gh:rounded-sm gh:text-subtle gh:hover:bg-muted gh:hover:text-body"
      >
        <Icon aria-hidden className="gh:size-4" />
      </button>
    </div>
  );
});
