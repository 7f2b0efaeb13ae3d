import { unmetPasswordRules } from '@gatehouse/sdk/password-rules';
import type { PasswordConfig } from '@gatehouse/sdk/passwords';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { cn } from '../kit/cn';
import { VisuallyHidden } from '../kit/visually-hidden';

/** A rule for a new password, and whether it is met. */
interface PasswordCheck {
  rule: 'minLength' | 'maxLength' | 'kinds';
  /** Number of characters, or of character classes. */
  count: number;
  isMet: boolean;
}

/** Returns the rules for a new password, each with whether it is met. Limits that are not set are no rules. */
export const passwordChecks = (password: string, config: PasswordConfig): PasswordCheck[] => {
  const unmet = unmetPasswordRules(password, config);
  const { minLength, maxLength, minOptionalTestsToPass: kinds } = config;
  const rules: readonly [PasswordCheck['rule'], number | null | undefined, boolean][] = [
    ['minLength', minLength ?? 1, !unmet.includes('minLength')],
    ['maxLength', maxLength, !unmet.includes('maxLength')],
    ['kinds', kinds, password !== '' && !unmet.some((rule) => rule !== 'minLength' && rule !== 'maxLength')],
  ];
  return rules.flatMap(([rule, count, isMet]) => (count ? [{ rule, count, isMet }] : []));
};

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

/** Returns whether a rule tells what to do: a limit is met by what was typed so far, until it is exceeded. */
const isWorthShowing = ({ rule, isMet }: PasswordCheck): boolean => rule !== 'maxLength' || !isMet;

/** Renders the rules for a new password, each with a check mark if it is met, and the maximum length once exceeded. */
export function PasswordChecklist({ password, rules, texts }: PasswordChecklistProps) {
  return (
    <ul aria-label={texts.label} className="gh:grid gh:gap-1 gh:text-xs">
      {passwordChecks(password, rules)
        .filter(isWorthShowing)
        .map(({ rule, count, isMet }) => (
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
