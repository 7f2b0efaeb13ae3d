import { Alert, Button } from '@gatehouse/ui/kit';
import { Component, type ReactNode } from 'react';
import { usePortalTexts } from '../texts/provider';

interface PartBoundaryProps {
  /** Title of the notice, such as 'The prototype stopped working'. */
  title: string;
  children: ReactNode;
}

/** Error boundary around a part of a screen, so that the rest, such as a form with input, stays. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Broken title={this.props.title} onRetry={this.retry} />;
  }
}

function Broken({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { screens, tryAgain } = usePortalTexts('shell');
  return (
    <div role="alert">
      <Alert
        tone="danger"
        title={title}
        actions={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      >
        {screens.partBroken}
      </Alert>
    </div>
  );
}
