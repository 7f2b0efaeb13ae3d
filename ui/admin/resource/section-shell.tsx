'use client';
import { type ReactNode, useId } from 'react';
import { cn } from '../../kit/cn';
import { LoadAlert } from '../../kit/load-alert';
import { Skeleton } from '../../kit/skeleton';
import { useKitTexts } from '../../kit/texts';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { useAdminTexts } from '../text-parts';
import { isRefused } from './is-refused';

export interface SectionShellProps<Data> {
  title: string;
  /** What the section is for, in a sentence. */
  text?: ReactNode;
  /** Buttons below the sentence. */
  actions?: ReactNode;
  /** What the section reads, with the states of a query; what is known stays when it cannot be read again. */
  source: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Sets the section apart: what it changes cannot be undone. */
  danger?: boolean;
  /** Gives the fields the whole width, below the title. */
  wide?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders one section of a page of settings, which loads and fails by itself. */
export function SectionShell<Data>({
  title,
  text,
  actions,
  source,
  danger = false,
  wide = false,
  children,
}: SectionShellProps<Data>) {
  const { resource: texts } = useAdminTexts('frame');
  const kit = useKitTexts();
  const id = useId();
  const { data, error, refetch } = source;
  const lacksRole = isRefused(error);

  return (
    <section
      aria-labelledby={id}
      data-slot="settings-section"
      className={cn(
        'gh:grid gh:gap-x-10 gh:gap-y-5 gh:rounded-lg gh:border gh:bg-surface gh:p-5 gh:shadow-low gh:@md:p-6',
        !wide && 'gh:@md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        danger ? 'gh:border-danger' : 'gh:border-line',
      )}
    >
      <header className="gh:grid gh:content-start gh:gap-1">
        <h2 id={id} className="gh:text-sm gh:font-medium">
          {title}
        </h2>
        {text && <p className="gh:text-sm gh:text-subtle">{text}</p>}
        {actions && <div className="gh:mt-3 gh:flex gh:flex-wrap gh:gap-2">{actions}</div>}
      </header>
      <div className="gh:grid gh:min-w-0 gh:content-start gh:gap-5">
        {Boolean(error) && (
          <div role="alert">
            <LoadAlert error={error} onRetry={lacksRole ? undefined : refetch}>
              {lacksRole && texts.refused}
            </LoadAlert>
          </div>
        )}
        {data === undefined
          ? !error && (
              <>
                <VisuallyHidden role="status">{kit.loading}</VisuallyHidden>
                <Skeleton className="gh:h-control" />
                <Skeleton className="gh:h-control gh:w-2/3" />
              </>
            )
          : children(data)}
      </div>
    </section>
  );
}
