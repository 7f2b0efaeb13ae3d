import type { WebhookKind } from '../../research/feedback/kinds';

/** Begun submissions. */
export interface JournalEntry {
  /** Digest of the content that was sent. */
  readonly fingerprint: string;
  /** Milliseconds since 1970, of the first attempt. */
  readonly startedAt: number;
  /** The response; missing while the outcome is unknown. */
  readonly answer?: object;
}

/** A submission that begins now. */
export interface NewEntry extends Pick<JournalEntry, 'fingerprint' | 'startedAt'> {
  table: string;
}

/** Stores submissions for as long as they may be repeated. */
export interface Journal {
  /**
   * Begins a submission unless it is known already, in one step: of two processes only one begins it. Resolves with what
   * was known of it; an entry that is as old as `oldest` is replaced. Drops the oldest entries when there are too many.
   */
  begin(id: string, entry: NewEntry, oldest: number): Promise<JournalEntry | undefined>;
  /** Stores the response, and the id of the row if there is one. */
  finish(id: string, answer: object, row: number | undefined): Promise<void>;
  forget(id: string): Promise<void>;
  /** Whether a row of a table belongs to one of the submissions. */
  isTaken(table: string, row: number): Promise<boolean>;
  /** Drops entries that began before a time. */
  sweep(before: number): Promise<void>;
}

/** A webhook delivery that failed, or whose outcome is unknown. */
export interface FailedDelivery {
  readonly id: string;
  readonly kind: WebhookKind;
  /** Time of the first attempt, as an ISO date in UTC. */
  readonly at: string;
  /** Why the last attempt failed; names no address. */
  readonly reason: string;
  /** What was sent, as JSON data. */
  readonly body: unknown;
  readonly tries: number;
  /** Whether the sender was told that it failed, and still has it in their form. */
  readonly returned: boolean;
}

export type NewDelivery = Pick<FailedDelivery, 'kind' | 'body'>;

/**
 * Webhook deliveries: those under way, so that none is lost however the process ends, and those that failed, until they are
 * sent again, removed, thirty days old, or more than a thousand. Only failed ones are listed.
 */
export interface Deliveries {
  /** The newest ones, newest first. */
  list(most?: number): Promise<FailedDelivery[]>;
  count(): Promise<number>;
  find(id: string): Promise<FailedDelivery | undefined>;
  /** Stores a delivery before it is sent, and resolves with its id. */
  begin(delivery: NewDelivery): Promise<string>;
  /** Claims a failed one for another attempt; false when one is under way. */
  beginAgain(id: string): Promise<boolean>;
  /** Removes one that arrived. */
  arrived(id: string): Promise<void>;
  /** Does nothing when the delivery is gone. */
  failed(id: string, reason: string): Promise<void>;
  /** Marks a failed one as returned to its sender. */
  returned(id: string): Promise<void>;
  /** Removes returned ones with this content: the sender sent it again, and it was taken. */
  taken(delivery: NewDelivery): Promise<void>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
}

export interface Rate {
  /** Points a second in the long run. */
  perSecond: number;
  /** Points that may be taken at once. */
  burst: number;
}

export interface RateLimits {
  /** Takes one point of a key; resolves with 0, or with the milliseconds until there is one. */
  take(rate: Rate, key: string): Promise<number>;
}

/** Calls to the research database, of which no more than some may start in a second. */
export interface CallSlots {
  /** Starts one call; resolves with 0, or with the milliseconds until there may be room. */
  take(perSecond: number): Promise<number>;
  /** Lets no call start for some milliseconds. */
  hold(ms: number): Promise<void>;
}

export interface Locks {
  /** Runs work of a key together with other shared work of it. */
  shared<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Runs work of a key alone: it waits for what is under way, and later work waits for it. */
  exclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Everything that gateways behind one balancer share. A change is durable when its promise resolves; a promise rejects when
 * the store cannot be read or written. A lock ends with the process that holds it.
 */
export interface State {
  readonly journal: Journal;
  readonly deliveries: Deliveries;
  readonly rateLimits: RateLimits;
  readonly callSlots: CallSlots;
  readonly locks: Locks;
  close(): Promise<void>;
}
