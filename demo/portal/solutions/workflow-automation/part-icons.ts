import {
  Banknote,
  Filter,
  type LucideIcon,
  MessageSquare,
  ShieldCheck,
  Ticket,
  UserLock,
  UserPlus,
} from 'lucide-react';
import type { StepKind } from './parts';

/** Icon of each kind of step. */
export const partIcons: Readonly<Record<StepKind, LucideIcon>> = {
  'only-if': Filter,
  approval: ShieldCheck,
  account: UserPlus,
  buy: Banknote,
  lock: UserLock,
  ticket: Ticket,
  message: MessageSquare,
};
