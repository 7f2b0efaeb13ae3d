'use client';
import Table2 from 'lucide-react/icons/table-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button';
import { cn } from '../cn';
import { EmptyState } from '../feedback/empty-state';
import { RetryButton } from '../feedback/retry-button';
import { Skeleton } from '../feedback/skeleton';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';

/** Props of every chart. */
export interface ChartProps {
  /** Title of the chart: "Submissions". */
  caption: string;
  /** Summary in one sentence: rendered below the caption, and the accessible name of the plot. */
  label: string;
  /** Renders a skeleton. Default false. */
  loading?: boolean;
  /** Error of loading the values. */
  error?: unknown;
  onRetry?: () => unknown;
  /** Rendered when there are no values. */
  empty?: ReactNode;
  /** BCP 47 tag for numbers and dates. Default: the language of the kit's texts. */
  locale?: string;
  className?: string;
}

interface ChartFrameProps extends ChartProps {
  isEmpty: boolean;
  skeleton: ReactNode;
  table: (captionId: string) => ReactNode;
  /** The plot. */
  children: (ids: { captionId: string; labelId: string }) => ReactNode;
}

/** Renders a figure with a caption and a toggle between the plot and a table of the same values. */
export function ChartFrame(props: ChartFrameProps) {
  const { caption, label, loading = false, error, isEmpty, skeleton, table, className, children } = props;
  const texts = useKitTexts();
  const words = usePartTexts().chart;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [captionId, labelId, bodyId] = [`${id}caption`, `${id}label`, `${id}body`];
  const hasValues = !loading && !error && !isEmpty;

  const body = () => {
    if (loading) return <div aria-hidden>{skeleton}</div>;
    if (error) return <Failed {...props} />;
    if (isEmpty) return props.empty ?? <EmptyState className="gh:py-8" title={words.nothingToShow} />;
    return asTable ? table(captionId) : children({ captionId, labelId });
  };

  return (
    <figure
      data-slot="chart"
      aria-labelledby={captionId}
      aria-busy={loading}
      className={cn(
        'gh:@container gh:grid gh:min-w-0 gh:grid-cols-[minmax(0,1fr)_auto] gh:content-start gh:gap-x-3 gh:gap-y-4 gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:p-5 gh:shadow-low',
        className,
      )}
    >
      <figcaption className="gh:grid gh:gap-0.5">
        <span id={captionId} className="gh:text-sm gh:font-medium">
          {caption}
        </span>
        {loading ? (
          <Skeleton className="gh:my-0.5 gh:w-44 gh:max-w-full" />
        ) : (
          <span id={labelId} className="gh:text-sm gh:text-subtle">
            <bdi>{label}</bdi>
          </span>
        )}
      </figcaption>
      {hasValues && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={asTable}
          aria-controls={bodyId}
          title={words.showAsTable}
          className="gh:-mt-1.5 gh:-me-1 gh:self-start gh:px-2 gh:text-subtle"
          onClick={() => setAsTable(!asTable)}
        >
          <Table2 aria-hidden className="gh:max-w-none gh:shrink-0" />
          <span className="gh:whitespace-nowrap gh:@max-xs:sr-only">{words.showAsTable}</span>
        </Button>
      )}
      <div id={bodyId} className="gh:col-span-full gh:min-w-0">
        {body()}
      </div>
      <VisuallyHidden role="status">{loading ? texts.loading : ''}</VisuallyHidden>
    </figure>
  );
}

function Failed({ error, onRetry }: Pick<ChartProps, 'error' | 'onRetry'>) {
  const texts = useKitTexts();
  return (
    <EmptyState
      className="gh:py-8"
      role="alert"
      icon={<TriangleAlert />}
      title={texts.loadFailed}
      description={texts.describeError(error)}
      action={onRetry && <RetryButton error={error} onRetry={onRetry} />}
    />
  );
}
