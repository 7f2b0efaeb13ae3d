import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'onboarding'>;

export type RoleId = keyof Texts['roles'];
export type PlaceId = keyof Texts['places'];
export type TaskId = keyof Texts['tasks'];

export interface Task {
  readonly id: TaskId;
  readonly owner: keyof Texts['owners'];
  /** Duration in working days. */
  readonly days: number;
  /** Ids of tasks that must be done before. */
  readonly needs: readonly (keyof Texts['needed'])[];
  /** Only for this role. */
  readonly role?: RoleId;
  /** Only for this place. */
  readonly place?: PlaceId;
  /** Required on the first morning; its text describes the morning without it. */
  readonly without?: keyof Texts['without'];
  /** Faster alternative, and its duration in working days. */
  readonly shortcut?: { readonly id: keyof Texts['shortcut']; readonly days: number };
}

/** Every task that may be required before a new employee starts, in the usual order. */
export const allTasks: readonly Task[] = [
  { id: 'contract', owner: 'hr', days: 1, needs: [] },
  { id: 'account', owner: 'it', days: 1, needs: ['contract'], without: 'account' },
  { id: 'laptop', owner: 'supplier', days: 8, needs: [], shortcut: { id: 'laptop', days: 1 } },
  { id: 'setup', owner: 'it', days: 1, needs: ['laptop', 'account'] },
  { id: 'desk', owner: 'facilities', days: 3, needs: ['contract'], place: 'office', without: 'desk' },
  { id: 'handover', owner: 'it', days: 1, needs: ['setup', 'desk'], place: 'office', without: 'handover' },
  {
    id: 'courier',
    owner: 'courier',
    days: 3,
    needs: ['setup'],
    place: 'home',
    without: 'courier',
    shortcut: { id: 'courier', days: 1 },
  },
  { id: 'key', owner: 'security', days: 1, needs: ['account'], without: 'key' },
  { id: 'groups', owner: 'manager', days: 2, needs: ['account'] },
  { id: 'queue', owner: 'it', days: 2, needs: ['groups'], role: 'support', without: 'queue' },
  { id: 'code', owner: 'security', days: 3, needs: ['groups'], role: 'developer', without: 'code' },
  {
    id: 'seat',
    owner: 'vendor',
    days: 5,
    needs: ['groups'],
    role: 'sales',
    without: 'seat',
    shortcut: { id: 'seat', days: 1 },
  },
  { id: 'buddy', owner: 'manager', days: 2, needs: [], without: 'buddy' },
];
