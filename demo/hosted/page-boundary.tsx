import { useTexts } from '@gatehouse/ui';
import { Button } from '@gatehouse/ui/kit';
import { Component, type ReactNode } from 'react';

/** Renders a message instead of a page that threw, e.g. because an extension changed its elements. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

function PageFailed() {
  const { common } = useTexts();
  return (
    <div className="hosted-message" role="alert">
      <p>{common.partFailed}</p>
      <Button onClick={() => location.reload()}>{common.reload}</Button>
    </div>
  );
}
