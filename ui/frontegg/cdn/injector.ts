import type { Routes } from '@gatehouse/sdk';
import type { LookOptions } from '../look';
import type { AuthOptions } from '../provider-props';
import type { ContextOptions } from '../rest-api/apps';

/** The part of the vendor's state of the session that the screens read. */
interface VendorAuth {
  user?: { accessToken?: string } | null;
  routes: Routes;
  /** Navigates by the application's router. */
  onRedirectTo?: (path: string, options?: object) => void;
}

interface VendorAction {
  type: `auth/${string}`;
  payload?: unknown;
}

/** The store of the vendor's package. */
export interface VendorStore {
  getState(): { auth: VendorAuth };
  dispatch(action: VendorAction): void;
  subscribe(listener: () => void): () => void;
}

/** Options of the vendor's `FronteggProvider`. */
export interface VendorOptions extends LookOptions {
  contextOptions: ContextOptions;
  hostedLoginBox?: boolean;
  authOptions?: AuthOptions;
  entitlementsOptions?: { enabled?: boolean };
  basename?: string;
}

/** What the vendor's package passes to its scripts: its application, with the store that it keeps the session in. */
export interface Injector {
  options: VendorOptions;
  store: VendorStore;
  hideAdminPortal(): void;
  hideCheckoutDialog(): void;
}
