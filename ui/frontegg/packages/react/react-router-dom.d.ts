/** The parts of React Router that the package uses, of version 5 or later; the host has the real ones. */
declare module 'react-router-dom' {
  import type { ReactNode } from 'react';

  export const BrowserRouter: (props: { basename?: string; children?: ReactNode }) => ReactNode;
  /** Since version 6. */
  export const useInRouterContext: (() => boolean) | undefined;
  /** Version 5; undefined outside of a router. */
  export const useHistory: (() => unknown) | undefined;
}
