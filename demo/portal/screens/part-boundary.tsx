import { Component, type ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';
import { Failure } from './failure';

interface BoundaryProps {
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Error boundary. React supports them as classes only. */
export class Boundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.fallback(error, this.retry);
  }
}

interface PartBoundaryProps {
  /** Title of the notice, such as 'The prototype stopped working'. */
  title: string;
  children: ReactNode;
}

/** Error boundary around a part of a screen, so that the rest, such as a form with input, stays. */
export function PartBoundary({ title, children }: PartBoundaryProps) {
  const { screens, tryAgain } = usePortalTexts('shell');
  return (
    <Boundary
      fallback={(_, retry) => (
        <div role="alert">
          <Failure title={title} label={tryAgain} onRetry={retry}>
            {screens.partBroken}
          </Failure>
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}
