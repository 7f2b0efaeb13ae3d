import type { PasswordConfig } from '@gatehouse/sdk/passwords';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { cn } from '../kit/cn';
import { VisuallyHidden } from '../kit/visually-hidden';
import { type PasswordCheck, passwordChecks } from './password-checks';

export interface PasswordChecklistProps {
  password: string;
  rules: PasswordConfig;
  texts: {
    label: string;
    rules: Readonly<Record<PasswordCheck['rule'], (count: number) => string>>;
    met: string;
    unmet: string;
  };
}

/** Renders the rules for a new password, each with a check mark if it is met. */
export function PasswordChecklist({ password, rules, texts }: PasswordChecklistProps) {
  return (
    <ul aria-label={texts.label} className="gh:grid gh:gap-1 gh:text-xs">
      {passwordChecks(password, rules).map(({ rule, count, isMet }) => (
        <li key={rule} className={cn('gh:flex gh:items-start gh:gap-1.5', !isMet && 'gh:text-subtle')}>
          {isMet ? (
            <Check aria-hidden className="gh:size-3.5 gh:text-success" />
          ) : (
            <Circle aria-hidden className="gh:size-3.5" />
          )}
          {texts.rules[rule](count)}
          <VisuallyHidden>{isMet ? texts.met : texts.unmet}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
