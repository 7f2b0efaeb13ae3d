import { Alert, Button } from '@gatehouse/ui/kit';
import { Component, type ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';

interface BoundaryProps {
  /** Renders the error in place of the children. */
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
          <Alert
            tone="danger"
            title={title}
            actions={
              <Button size="sm" variant="secondary" onClick={retry}>
                {tryAgain}
              </Button>
            }
          >
            {screens.partBroken}
          </Alert>
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}
