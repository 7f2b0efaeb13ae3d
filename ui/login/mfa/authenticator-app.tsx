'use client';
import type { IdentityError } from '@gatehouse/sdk';
import type { mfaFlow } from '@gatehouse/sdk/flows/mfa';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId, useState } from 'react';
import { useMedia } from '../../kit/browser';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { Skeleton } from '../../kit/feedback/skeleton';
import type { SetupKey } from '../../kit/setup-key/setup-key';
import { SetupKeyCard } from '../../kit/setup-key/setup-key-card';
import { useSetupKey } from '../../kit/setup-key/use-setup-key';
import { appCodeError } from '../../react/app-code-error';
import { describeError, useTexts } from '../../react/texts';
import { CodeForm } from '../form/code-form';
import type { ScreenProps } from '../frame/flow-box';
import { LinkButton, Step } from '../frame/step';
import { useFlowTexts } from '../texts';
import { ChooseAnother } from './choices';
import { rememberText } from './codes';

/** Returns whether the device is a phone, in either orientation, which cannot scan its own screen. */
const useIsPhone = (): boolean =>
  useMedia('(pointer: coarse) and (max-width: 40rem), (pointer: coarse) and (max-height: 30rem)');

/** Returns the number of wrong codes on this screen. */
const useWrongCodes = (error: IdentityError | null): number => {
  const [last, setLast] = useState(error);
  const [count, setCount] = useState(0);
  if (error !== last) {
    setLast(error);
    if (error?.errorCode === 'wrong-code') setCount(count + 1);
  }
  return count;
};

interface EnrollmentProps {
  /** Data URL of the QR code. */
  picture: string;
}

function Picture({ picture }: EnrollmentProps) {
  const { authenticator } = useFlowTexts('mfa');
  return (
    <img
      src={picture}
      alt={authenticator.pictureAlt}
      width={184}
      height={184}
      className="gh:size-46 gh:justify-self-center gh:rounded gh:border gh:border-line gh:bg-[white] gh:p-1"
    />
  );
}

/** Renders the QR code for another device, and the key on request. */
function ScannedEnrollment({ picture }: EnrollmentProps) {
  const { setup } = useFlowTexts('mfa');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { state, read } = useSetupKey(picture, false);
  const { status } = state;
  const toggle = () => {
    setIsOpen(!isOpen);
    if (status === 'unread' || status === 'failed') read();
  };
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-3">
      <Picture picture={picture} />
      {status !== 'unreadable' && (
        <LinkButton loading={status === 'reading'} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {setup.cannotScan}
        </LinkButton>
      )}
      <div id={id} hidden={!isOpen}>
        {status === 'read' && <SetupKeyCard setupKey={state.setupKey} texts={setup} />}
      </div>
      <p role="status" className="gh:text-center gh:text-xs gh:text-subtle gh:empty:sr-only">
        {status === 'unreadable' ? setup.unreadable : status === 'failed' ? setup.failed : null}
      </p>
    </div>
  );
}

/** Renders the app link and the key first on phones, with the QR code collapsed. */
function PhoneEnrollment({ picture }: EnrollmentProps) {
  const { state } = useSetupKey(picture, true);
  if (state.status === 'read') return <OpenApp picture={picture} setupKey={state.setupKey} />;
  if (state.status !== 'reading') return <Picture picture={picture} />;
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-3">
      <Skeleton className="gh:h-control" />
      <Skeleton className="gh:h-36" />
    </div>
  );
}

function OpenApp({ picture, setupKey }: EnrollmentProps & { setupKey: SetupKey }) {
  const { setup } = useFlowTexts('mfa');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="gh:grid gh:grid-cols-1 gh:gap-3">
      <Button asChild variant="secondary" className="gh:h-auto gh:min-h-control gh:w-full gh:py-2 gh:whitespace-normal">
        <a href={setupKey.link}>
          <Smartphone aria-hidden />
          {setup.openApp}
        </a>
      </Button>
      <SetupKeyCard setupKey={setupKey} texts={setup} />
      <LinkButton aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        {setup.showPicture}
      </LinkButton>
      <div id={id} hidden={!isOpen} className="gh:grid gh:[&[hidden]]:hidden">
        <Picture picture={picture} />
      </div>
    </div>
  );
}

interface SetUpProps {
  /** Data URL of the QR code; undefined if it could not be loaded. */
  picture: string | undefined;
  isPhone: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Renders the QR code for an authenticator app, or a retry if it could not be loaded. */
export function SetUp({ picture, isPhone, busy, onRetry }: SetUpProps) {
  const { common } = useTexts();
  const { authenticator } = useFlowTexts('mfa');
  if (picture?.startsWith('data:image/')) {
    return isPhone ? <PhoneEnrollment picture={picture} /> : <ScannedEnrollment picture={picture} />;
  }
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="sm" variant="secondary" loading={busy} onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {authenticator.pictureFailed}
    </Alert>
  );
}

export function AuthenticatorApp({ context, send, busy, error }: ScreenProps<typeof mfaFlow, 'authenticatorApp'>) {
  const commonTexts = useTexts();
  const texts = useFlowTexts('mfa');
  const { authenticator } = texts;
  const { enrolled } = context;
  const isPhone = useIsPhone();
  const wrongCodes = useWrongCodes(error);
  const howTo = isPhone ? texts.setup.phoneText : authenticator.enrollText;
  return (
    <Step
      icon={ShieldCheck}
      title={enrolled ? authenticator.title : authenticator.enrollTitle}
      text={enrolled ? authenticator.text : howTo}
    >
      {!enrolled && (
        <SetUp picture={context.qrCode} isPhone={isPhone} busy={busy === 'load'} onRetry={() => void send('load')} />
      )}
      <CodeForm
        error={error}
        errorText={error ? describeError(commonTexts, appCodeError(error)) : undefined}
        submit={enrolled ? authenticator.submit : authenticator.enrollSubmit}
        remember={rememberText(commonTexts.language, texts, context)}
        busy={busy === 'submit'}
        onSubmit={(input) => send('submit', input)}
      />
      <p role="status" className="gh:text-sm gh:text-subtle gh:empty:sr-only">
        {wrongCodes > 1 && authenticator.clock}
      </p>
      <ChooseAnother methods={context.methods} onChoose={() => void send('chooseAnother')} />
    </Step>
  );
}
