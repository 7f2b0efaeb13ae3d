import { Button } from '@gatehouse/ui/kit';
import { type ReactNode, useState } from 'react';
import { usePortalTexts } from '../texts/provider';
import { Boundary } from './part-boundary';
import { ScreenLoadError } from './screen-loader';
import { useOnline, useReconnect } from './use-online';

interface ScreenBoundaryProps {
  /** Called before a retry. */
  onRetry: () => void;
  children: ReactNode;
}

/** Error boundary around a screen. */
export function ScreenBoundary({ onRetry, children }: ScreenBoundaryProps) {
  const { screens } = usePortalTexts('shell');
  const [isRetried, setIsRetried] = useState(false);
  return (
    <Boundary
      fallback={(error, retry) => {
        const again = () => {
          onRetry();
          setIsRetried(true);
          retry();
        };
        if (error instanceof ScreenLoadError) return <Missing onRetry={again} isRetried={isRetried} />;
        return <Notice heading={screens.broken} text={screens.brokenText} reload onRetry={again} />;
      }}
    >
      {children}
    </Boundary>
  );
}

interface MissingProps {
  onRetry: () => void;
  /** Whether a retry preceded the error. */
  isRetried: boolean;
}

function Missing({ onRetry, isRetried }: MissingProps) {
  const { screens } = usePortalTexts('shell');
  const online = useOnline();
  useReconnect(onRetry);
  // Some browsers keep a failed import failed until the page is reloaded.
  const advice = isRetried ? screens.stillNotLoaded : screens.newVersion;
  return (
    <Notice heading={screens.notLoaded} text={online ? advice : screens.offline} reload={online} onRetry={onRetry} />
  );
}

interface NoticeProps {
  heading: string;
  text: string;
  /** Whether a reload is offered; offline it would discard the working portal. */
  reload: boolean;
  onRetry: () => void;
}

/** Renders a notice in place of a screen. */
function Notice({ heading, text, reload, onRetry }: NoticeProps) {
  const texts = usePortalTexts('shell');
  return (
    <div className="grid max-w-120 gap-3 py-12" role="alert">
      <h1 tabIndex={-1} className="text-xl tracking-[-0.02em] outline-none">
        {heading}
      </h1>
      <p className="text-subtle">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {reload && <Button onClick={() => location.reload()}>{texts.reload}</Button>}
        <Button variant="secondary" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    </div>
  );
}
