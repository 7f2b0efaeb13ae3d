export type RoleId = 'support' | 'developer' | 'sales';
export type PlaceId = 'office' | 'home';

export interface Shortcut {
  readonly title: string;
  /** Working days it takes instead. */
  readonly days: number;
}

export interface Task {
  readonly id: string;
  readonly title: string;
  /** How it is called where something waits for it. */
  readonly short?: string;
  /** Who does it. */
  readonly owner: string;
  /** Working days from its start to its end. */
  readonly days: number;
  /** Ids of what has to be done before. */
  readonly needs: readonly string[];
  /** Only for this role. */
  readonly role?: RoleId;
  /** Only for this place. */
  readonly place?: PlaceId;
  /** What the first morning is like without it; only for what has to be there by then. */
  readonly without?: string;
  readonly shortcut?: Shortcut;
}

export const roleNames: Readonly<Record<RoleId, string>> = {
  support: 'Support engineer',
  developer: 'Developer',
  sales: 'Account manager',
};

export const placeNames: Readonly<Record<PlaceId, string>> = { office: 'In the office', home: 'From home' };

/** Every task that may be due before a new employee starts, in the usual order. */
export const allTasks: readonly Task[] = [
  { id: 'contract', title: 'Signed contract on file', short: 'the contract', owner: 'HR', days: 1, needs: [] },
  {
    id: 'account',
    title: 'Account and mailbox',
    short: 'the account',
    owner: 'IT',
    days: 1,
    needs: ['contract'],
    without: 'Mira cannot sign in anywhere.',
  },
  {
    id: 'laptop',
    title: 'Laptop ordered and delivered',
    short: 'the laptop',
    owner: 'Supplier',
    days: 8,
    needs: [],
    shortcut: { title: 'Loan laptop from the shelf', days: 1 },
  },
  {
    id: 'setup',
    title: 'Laptop set up and encrypted',
    short: 'the set-up laptop',
    owner: 'IT',
    days: 1,
    needs: ['laptop', 'account'],
  },
  {
    id: 'desk',
    title: 'Desk and door badge',
    short: 'the desk',
    owner: 'Facilities',
    days: 3,
    needs: ['contract'],
    place: 'office',
    without: 'Mira waits at reception.',
  },
  {
    id: 'handover',
    title: 'Laptop at the desk',
    owner: 'IT',
    days: 1,
    needs: ['setup', 'desk'],
    place: 'office',
    without: 'Mira has nothing to work on.',
  },
  {
    id: 'courier',
    title: 'Laptop sent home',
    owner: 'Courier',
    days: 3,
    needs: ['setup'],
    place: 'home',
    without: 'Mira sits at home without a laptop.',
    shortcut: { title: 'Overnight courier', days: 1 },
  },
  {
    id: 'key',
    title: 'Security key registered',
    owner: 'Security',
    days: 1,
    needs: ['account'],
    without: 'Signing in stops at the second factor.',
  },
  {
    id: 'groups',
    title: 'Groups of the role approved',
    short: 'the groups',
    owner: 'Manager',
    days: 2,
    needs: ['account'],
  },
  {
    id: 'queue',
    title: 'Ticket queue and remote tools',
    owner: 'IT',
    days: 2,
    needs: ['groups'],
    role: 'support',
    without: 'Mira sees no tickets.',
  },
  {
    id: 'code',
    title: 'Code and build access',
    owner: 'Security',
    days: 3,
    needs: ['groups'],
    role: 'developer',
    without: 'Mira reads mail, but no code.',
  },
  {
    id: 'seat',
    title: 'Seat in the customer system',
    owner: 'Vendor',
    days: 5,
    needs: ['groups'],
    role: 'sales',
    without: 'Mira cannot look up a customer.',
    shortcut: { title: 'Free seat of a former colleague', days: 1 },
  },
  {
    id: 'buddy',
    title: 'Buddy named, first week planned',
    owner: 'Manager',
    days: 2,
    needs: [],
    without: 'Nobody expects Mira.',
  },
];
