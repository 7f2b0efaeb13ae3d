'use client';
import {
  credentialsOf,
  isMethodUsable,
  lastFactorFirst,
  type MfaChoice,
  type MfaContext,
  type MfaMethod,
  type mfaFlow,
} from '@gatehouse/sdk/flows/mfa';
import type { LucideIcon } from 'lucide-react';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { useState } from 'react';
import type { FlowTexts } from '../../locales/en';
import { useIdentity } from '../../react/identity';
import { CodeForm } from '../form/code-form';
import type { ScreenProps } from '../frame/flow-box';
import { Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChoiceButton } from './choices';

const methodIcons: Record<MfaMethod, LucideIcon> = {
  authenticatorApp: Smartphone,
  sms: MessageSquareText,
  email: Mail,
  webauthn: KeyRound,
};

interface Entry {
  id: string;
  label: string;
  choice: Exclude<MfaChoice, string>;
}

/** Returns one entry per method, and one per security key if there are several: a key works only when it is named. */
const entriesOf = ({ enrolled, devices }: MfaContext, methods: readonly MfaMethod[], mfa: FlowTexts['mfa']): Entry[] =>
  methods.flatMap((method): Entry[] => {
    const keys = method === 'webauthn' && enrolled ? (devices.webauthn ?? []) : [];
    if (keys.length < 2) return [{ id: method, label: mfa.methods[method], choice: { method } }];
    return keys.map(({ id, name, deviceType }) => ({
      id,
      label: name || (deviceType === 'CrossPlatform' ? mfa.verify.securityKey : mfa.verify.passkey),
      choice: { method, deviceId: id },
    }));
  });

/** Renders the choice between several methods; without any known method, a form for a code of any method. */
export function Verify({ context, send, busy, error, errorText }: ScreenProps<typeof mfaFlow, 'verify'>) {
  const texts = useFlowTexts('mfa');
  const { verify } = texts;
  const { environment } = useIdentity();
  const credentials = credentialsOf(environment);
  const methods = context.enrolled ? lastFactorFirst(environment.local, context.methods) : context.methods;
  const [chosen, setChosen] = useState<string>();
  const title = context.enrolled ? verify.title : verify.enrollTitle;
  // A signed-in user, who has no MFA token, sets a factor up by choice.
  const enrollText = context.mfaToken ? verify.enrollText : verify.chooseText;
  if (context.methods.length === 0) {
    return (
      <Step icon={ShieldCheck} title={title} text={verify.codeText}>
        <CodeForm
          submit={texts.authenticator.submit}
          error={error}
          errorText={errorText}
          busy={busy === 'submit'}
          onSubmit={(input) => send('submit', input)}
        />
      </Step>
    );
  }
  const choose = ({ id, choice }: Entry) => {
    setChosen(id);
    void send('choose', choice);
  };
  return (
    <Step icon={ShieldCheck} title={title} text={context.enrolled ? verify.text : enrollText} error={errorText}>
      <ul className="gh:grid gh:gap-2">
        {entriesOf(context, methods, texts).map((entry) => (
          <li key={entry.id}>
            <ChoiceButton
              icon={methodIcons[entry.choice.method]}
              label={entry.label}
              unavailable={isMethodUsable(entry.choice.method, credentials) ? undefined : verify.unavailable}
              busy={busy === 'choose' && chosen === entry.id}
              onChoose={() => choose(entry)}
            />
          </li>
        ))}
      </ul>
    </Step>
  );
}
