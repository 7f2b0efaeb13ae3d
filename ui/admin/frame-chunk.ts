import { Avatar } from '../kit/avatar';
import { chunk } from '../kit/chunk';
import { EmptyState } from '../kit/empty-state';
import { Menu } from '../kit/menu';
import { PageHeader } from '../kit/page-header';
import { Skeleton } from '../kit/skeleton';
import { useToast } from '../kit/toast';
import { PartFailed } from '../react/part-failed';
import { usePortalAddress } from './resource/address';
import { useVisibleTabs } from './resource/appearance';
import { usePortal } from './use-portal';

/**
 * What the frame has loaded before any page. Bundlers put modules into one file when the same lazy parts reach them. Every
 * page and every dialog reaches these through its texts, so that the frame is a dozen files instead of 38 of mostly a few
 * hundred bytes, and 5 KB less to download. `package.json` lists this module under `sideEffects`.
 */
const parts: readonly unknown[] = [
  Avatar,
  chunk,
  EmptyState,
  Menu,
  PageHeader,
  PartFailed,
  Skeleton,
  usePortal,
  usePortalAddress,
  useToast,
  useVisibleTabs,
];

// Without a use, bundlers would leave the imports out.
if (parts.includes(undefined)) throw new Error('A part of the frame imports itself in a circle.');
