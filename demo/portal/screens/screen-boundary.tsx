import { Button } from '@gatehouse/ui/kit';
import { Component, type ReactNode } from 'react';
import { Notice } from '../layout/notice';
import { ScreenLoadError } from './screen-loader';

interface ScreenBoundaryProps {
  /** Before the screen is tried again. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a failure inside of its screen. React knows error boundaries as classes only. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const missing = error instanceof ScreenLoadError;
    return (
      <Notice
        heading={missing ? 'This page could not be loaded' : 'This page has stopped working'}
        text={
          missing
            ? 'You may be offline, or there is a new version of the portal. Reload to get it.'
            : 'Try it again. The rest of the portal still works, and drafts are kept.'
        }
        actions={
          <>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button variant="secondary" onClick={this.retry}>
              Try again
            </Button>
          </>
        }
      />
    );
  }
}
