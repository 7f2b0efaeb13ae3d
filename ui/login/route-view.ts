import type { ReactNode } from 'react';
import type { Application } from './application';
import type { OwnFields } from './own-fields';

/** What the view of every account route takes. */
export interface RouteViewProps extends OwnFields {
  autoFocus: boolean;
  application?: Application;
  header?: ReactNode;
  footer?: ReactNode;
  /** Called instead of going to the page after sign-in. */
  onSuccess?: () => void;
}
