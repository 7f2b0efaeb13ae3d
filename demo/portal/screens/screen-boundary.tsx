import { Button } from '@gatehouse/ui/kit';
import { Component, type ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';
import { ScreenLoadError } from './screen-loader';
import { useOnline, useReconnect } from './use-online';

interface ScreenBoundaryProps {
  /** Called before a retry. */
  onRetry: () => void;
  children: ReactNode;
}

interface ScreenBoundaryState {
  error?: unknown;
  /** Whether a retry preceded the error. */
  isRetried: boolean;
}

/** Error boundary around a screen. React supports error boundaries as classes only. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { isRetried: false };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined, isRetried: true });
  };

  override render() {
    const { error, isRetried } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ScreenLoadError) return <Missing onRetry={this.retry} isRetried={isRetried} />;
    return <Broken onRetry={this.retry} />;
  }
}

interface FailedProps {
  onRetry: () => void;
}

interface MissingProps extends FailedProps {
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

function Broken({ onRetry }: FailedProps) {
  const { screens } = usePortalTexts('shell');
  return <Notice heading={screens.broken} text={screens.brokenText} reload onRetry={onRetry} />;
}

interface NoticeProps extends FailedProps {
  heading: string;
  text: string;
  /** Whether a reload is offered; offline it would discard the working portal. */
  reload: boolean;
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
