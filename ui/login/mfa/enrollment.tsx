'use client';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Skeleton } from '../../kit/feedback/skeleton';
import type { SetupKey } from '../../kit/setup-key/setup-key';
import { SetupKeyCard } from '../../kit/setup-key/setup-key-card';
import { useSetupKey } from '../../kit/setup-key/use-setup-key';
import { LinkButton } from '../frame/link-button';
import { useFlowTexts } from '../texts';

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
export function ScannedEnrollment({ picture }: EnrollmentProps) {
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
export function PhoneEnrollment({ picture }: EnrollmentProps) {
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
