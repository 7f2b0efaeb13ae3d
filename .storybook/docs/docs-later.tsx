import { type ComponentType, lazy, Suspense } from 'react';

/** Part of the docs pages that is loaded on demand: stories and their tests do not need it. */
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
