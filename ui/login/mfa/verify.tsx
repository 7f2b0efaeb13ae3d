'use client';
import { type MfaMethod, type mfaFlow, usableMethods } from '@gatehouse/sdk';
import { ChevronRight, ShieldCheck } from 'lucide-react';
import { useTexts } from '../../react/texts';
import type { ScreenProps } from '../flow-box';
import { Step } from '../step';
import { methodIcons } from './method-icons';
import { SecondFactorCode } from './second-factor-code';

type Props = ScreenProps<typeof mfaFlow, 'verify'>;

/** The choice between several methods; without any known one, the code of whatever the person has. */
export function Verify({ context, send, busy, error, errorText }: Props) {
  const { verify } = useTexts().mfa;
  const title = context.enrolled ? verify.title : verify.enrolTitle;
  if (context.methods.length === 0) {
    return (
      <Step icon={ShieldCheck} title={title} text={verify.codeText}>
        <SecondFactorCode
          {...{ error, errorText }}
          busy={busy === 'submit'}
          onSubmit={(input) => send('submit', input)}
        />
      </Step>
    );
  }
  return (
    <Step icon={ShieldCheck} title={title} text={context.enrolled ? verify.text : verify.enrolText} error={errorText}>
      <ul className="gh:grid gh:gap-2">
        {context.methods.map((method) => (
          <li key={method}>
            <MethodButton method={method} onChoose={() => void send('choose', method)} />
          </li>
        ))}
      </ul>
    </Step>
  );
}

function MethodButton({ method, onChoose }: { method: MfaMethod; onChoose: () => void }) {
  const { methods, verify } = useTexts().mfa;
  const Icon = methodIcons[method];
  const usable = usableMethods.includes(method);
  return (
    <button
      type="button"
      aria-disabled={!usable}
      onClick={usable ? onChoose : undefined}
      className="gh:flex gh:min-h-12 gh:w-full gh:items-center gh:gap-3 gh:rounded gh:border gh:border-line gh:bg-surface gh:px-3 gh:py-2 gh:text-start gh:text-sm gh:shadow-low gh:transition-colors gh:hover:bg-muted gh:aria-disabled:cursor-not-allowed gh:aria-disabled:bg-muted gh:aria-disabled:shadow-none"
    >
      <Icon aria-hidden className="gh:size-4 gh:text-subtle" />
      <span className="gh:grid gh:min-w-0 gh:flex-1">
        <span className={usable ? 'gh:font-medium' : 'gh:text-subtle'}>{methods[method]}</span>
        {!usable && <span className="gh:text-xs gh:text-subtle">{verify.unavailable}</span>}
      </span>
      {usable && <ChevronRight aria-hidden className="gh:size-4 gh:text-subtle gh:rtl:rotate-180" />}
    </button>
  );
}
