import { useCardForm } from '../checkout/card-form-context';
import { Avatar } from '../kit/avatar';
import { chunk } from '../kit/chunk';
import { EmptyState } from '../kit/empty-state';
import ChevronsUpDown from '../kit/icons/chevrons-up-down';
import { LinkOrButton } from '../kit/link-or-button';
import { Menu } from '../kit/menu';
import { PageHeader } from '../kit/page-header';
import { Popover } from '../kit/popover';
import { Root } from '../kit/root';
import { Skeleton } from '../kit/skeleton';
import { stayingClick } from '../kit/staying-click';
import { useToast } from '../kit/toast';
import { lazyView } from '../react/lazy-view';
import { PartFailed } from '../react/part-failed';
import { maySeeMessages } from './notifications/rights';
import { pageIcons } from './page-icons';
import { usePortalAddress } from './resource/address';
import { useVisibleTabs } from './resource/appearance';
import { DraftsProvider } from './resource/drafts';
import { entryInto } from './resource/entered';
import { useFormats } from './resource/formats';
import { usePortalPages } from './resource/portal-pages';
import { usePortal } from './use-portal';

/**
 * Modules that the frame loads before any page. Bundlers put modules into one file if the same lazy chunks import them.
 * Every page and dialog imports these through its texts, so that the frame has 16 files instead of 50 of mostly a few
 * hundred bytes, and 10 KB less to download. `package.json` lists this module under `sideEffects`.
 */
const parts: readonly unknown[] = [
  Avatar,
  ChevronsUpDown,
  chunk,
  DraftsProvider,
  entryInto,
  EmptyState,
  lazyView,
  LinkOrButton,
  maySeeMessages,
  Menu,
  PageHeader,
  pageIcons,
  PartFailed,
  Popover,
  Root,
  Skeleton,
  stayingClick,
  useCardForm,
  useFormats,
  usePortal,
  usePortalAddress,
  usePortalPages,
  useToast,
  useVisibleTabs,
];

// Bundlers would remove unused imports.
if (parts.includes(undefined)) throw new Error('A part of the frame has a circular import.');
