'use client';
import { lacksPermission } from '@gatehouse/sdk';
import { type ReactNode, useId, useRef } from 'react';
import { cn } from '../../../kit/cn';
import { LoadAlert } from '../../../kit/feedback/load-alert';
import { LoadingStatus } from '../../../kit/feedback/loading-status';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { usePreservedFocus } from '../../../kit/use-preserved-focus';
import { useTexts } from '../../../react/texts';

interface SectionShellProps<Data> {
  title: string;
  /** Purpose of the section in one sentence. */
  text?: ReactNode;
  /** Query of the section; loaded data stays when a refetch fails. */
  source: { data: Data | undefined; error: unknown; refetch: () => unknown };
  /** Highlights a section with irreversible actions. Default false. */
  danger?: boolean;
  /** Whose place is kept while it loads: a number of fields, a button, a picture, or the row of a list. Default: a paragraph. */
  holds?: number | 'button' | 'picture' | 'row';
  /** Gives the fields the full width, below the title; a number of fields stands in two columns. Default false. */
  wide?: boolean;
  /** Omits the card and the visible title, for the tab of a drawer. Default false. */
  bare?: boolean;
  children: (data: Data) => ReactNode;
}

/** Fields side by side, so that a long form has no empty half. */
export const twoColumns = 'gh:@md:grid-cols-2 gh:@md:items-start gh:@md:gap-x-6';

/** Renders sections of a settings page as the rows of one card. */
export function SectionGroup({ children }: { children: ReactNode }) {
  return (
    <div className="gh:grid gh:rounded-lg gh:border gh:border-line gh:bg-surface gh:shadow-low gh:[&>section]:border-0 gh:[&>section]:bg-transparent gh:[&>section]:shadow-none gh:[&>section+section]:rounded-none gh:[&>section+section]:border-t">
      {children}
    </div>
  );
}

interface RowProps {
  /** Buttons at the end of the row. */
  action: ReactNode;
  children?: ReactNode;
}

/** Renders what a section says, with its action at the end of the row. */
export function SectionRow({ action, children }: RowProps) {
  return (
    // Its text and its button are in line with the title beside it.
    <div className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-3 gh:text-sm gh:@md:first:-mt-1.5">
      <div className="gh:grid gh:min-w-0 gh:gap-1">{children}</div>
      {action}
    </div>
  );
}

/** Renders one section of a settings page, which loads and fails independently. */
export function SectionShell<Data>({
  title,
  text,
  source,
  danger = false,
  holds,
  wide = false,
  bare = false,
  children,
}: SectionShellProps<Data>) {
  const { statuses } = useTexts();
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  // The save bar is removed by its own buttons.
  usePreservedFocus(frame);
  const { data, error, refetch } = source;
  const lacksRole = lacksPermission(error);

  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-labelledby={id}
      data-slot="settings-section"
      className={cn(
        'gh:grid gh:content-start gh:gap-x-10 gh:gap-y-5 gh:outline-none',
        !bare && 'gh:rounded-lg gh:border gh:bg-surface gh:p-5 gh:shadow-low gh:@md:p-6',
        !wide && !bare && 'gh:@md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
        danger ? 'gh:border-danger' : 'gh:border-line',
      )}
    >
      <header className="gh:grid gh:content-start gh:gap-1">
        <h2 id={id} className={bare ? 'gh:sr-only' : 'gh:text-sm gh:font-medium'}>
          {title}
        </h2>
        {text && <p className="gh:text-sm gh:text-subtle">{text}</p>}
      </header>
      <div
        className={cn(
          'gh:grid gh:min-w-0 gh:content-start gh:gap-5',
          data === undefined && typeof holds === 'number' && twoColumns,
        )}
      >
        {Boolean(error) && (
          <div role="alert">
            <LoadAlert error={error} onRetry={lacksRole ? undefined : refetch}>
              {lacksRole && statuses[403]}
            </LoadAlert>
          </div>
        )}
        {data === undefined
          ? !error && (
              <>
                <LoadingStatus />
                <Held place={holds} />
              </>
            )
          : children(data)}
      </div>
    </section>
  );
}

/** Renders the place of what loads, so that what is below does not move when it arrives. */
function Held({ place }: { place: SectionShellProps<unknown>['holds'] }) {
  if (place === 'button') return <Skeleton className="gh:h-control gh:w-2/3" />;
  if (place === 'picture') return <Skeleton className="gh:h-26.5" />;
  if (place === 'row') return <Skeleton className="gh:h-16" />;
  if (place === undefined)
    return (
      <>
        <Skeleton className="gh:h-control" />
        <Skeleton className="gh:h-8 gh:w-2/3" />
      </>
    );
  return (
    <>
      {Array.from({ length: place }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity
        <div key={field} className="gh:grid gh:gap-1.5">
          <Skeleton className="gh:h-5 gh:w-24" />
          <Skeleton className="gh:h-control" />
        </div>
      ))}
    </>
  );
}
