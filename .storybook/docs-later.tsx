import { type ComponentType, lazy, Suspense } from 'react';

/** A part of docs pages that is fetched when one is opened: stories and their tests do without it. */
export const later = <Props extends object>(download: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part: ComponentType<Props> = lazy(download);
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
};
