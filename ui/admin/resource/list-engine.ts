import { Badge } from '../../kit/badge';
import { Checkbox } from '../../kit/checkbox';
import ChevronDown from '../../kit/icons/chevron-down';
import ChevronLeft from '../../kit/icons/chevron-left';
import ChevronRight from '../../kit/icons/chevron-right';
import Copy from '../../kit/icons/copy';
import Minus from '../../kit/icons/minus';
import Pencil from '../../kit/icons/pencil';
import Plus from '../../kit/icons/plus';
import Trash2 from '../../kit/icons/trash';
import UserPlus from '../../kit/icons/user-plus';
import { Input } from '../../kit/input';
import { useColumnKinds } from './column-kinds';
import { keepPage } from './keep-page';
import { lazyTab } from './lazy-tab';
import { ListPage } from './list-page';
import { Tasks } from './tasks';
import { useListView } from './use-list-view';
import { useRights } from './use-rights';

/**
 * Shared modules of list pages, and small modules that most pages use. The frame preloads it before the page. Every
 * module that imports its texts from `../texts` imports it as well, so that bundlers put it into one file: in separate
 * files, each module would add a third of a kilobyte. `package.json` lists this module under `sideEffects`.
 */
const parts: readonly unknown[] = [
  Badge,
  Checkbox,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Copy,
  Input,
  keepPage,
  lazyTab,
  ListPage,
  Minus,
  Pencil,
  Plus,
  Tasks,
  Trash2,
  useColumnKinds,
  useListView,
  UserPlus,
  useRights,
];

// Bundlers would remove unused imports.
if (parts.includes(undefined)) throw new Error('A part of the list engine has a circular import.');
