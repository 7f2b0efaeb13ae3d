import { importModule } from '@gatehouse/sdk/import-module';
import type { ComponentType } from 'react';

/** Code of a component that loads late. */
export interface PartCode<Props> {
  /** The component, or `undefined` until it has loaded. */
  current(): ComponentType<Props> | undefined;
  /** Downloads the component ahead of its first render; again after a failed download. */
  load(): Promise<ComponentType<Props>>;
}

/** Declares code that loads late. Without React, so that a page can load before it. */
export const partCode = <Props>(download: () => Promise<{ default: ComponentType<Props> }>): PartCode<Props> => {
  let loaded: ComponentType<Props> | undefined;
  return {
    current: () => loaded,
    load: async () => {
      loaded ??= (await importModule(download)).default;
      return loaded;
    },
  };
};
