import type { WebhookKind } from '../../research/feedback/kinds';

/** Pending and completed submissions. */
export interface JournalEntry {
  /** Digest of the request body. */
  readonly fingerprint: string;
  /** Time of the first attempt, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The response; missing while the outcome is unknown. */
  readonly response?: object;
}

export interface NewEntry extends Pick<JournalEntry, 'fingerprint' | 'startedAt'> {
  table: string;
}

/** Stores submissions for as long as they may be retried. */
export interface Journal {
  /**
   * Begins a submission atomically unless it is known: of two processes only one begins it. Resolves with the known
   * entry; an entry as old as `oldest` is replaced. Removes the oldest entries when there are too many.
   */
  begin(id: string, entry: NewEntry, oldest: number): Promise<JournalEntry | undefined>;
  finish(id: string, response: object, row: number | undefined): Promise<void>;
  forget(id: string): Promise<void>;
  /** Returns whether a row of a table belongs to a submission. */
  isTaken(table: string, row: number): Promise<boolean>;
  /** Removes entries that began before a time. */
  sweep(before: number): Promise<void>;
}

/** A webhook delivery that failed, or has an unknown outcome. */
export interface FailedDelivery {
  readonly id: string;
  readonly kind: WebhookKind;
  /** Time of the first attempt, as an ISO date in UTC. */
  readonly at: string;
  /** Reason of the last failure; contains no URL. */
  readonly reason: string;
  /** Body of the delivery, as JSON data. */
  readonly body: unknown;
  readonly tries: number;
  /** Whether the sender got the error, and still has the input in their form. */
  readonly returned: boolean;
}

/** Outcome of an earlier delivery of the same submission. */
export type EarlierDelivery = 'arrived' | 'failed';

export type NewDelivery = Pick<FailedDelivery, 'kind' | 'body'>;

/**
 * Webhook deliveries: pending ones, so that none is lost however the process ends, and failed ones until they are
 * resent, removed, thirty days old, or more than a thousand. Only failed ones are listed.
 */
export interface Deliveries {
  /** Returns the newest ones, newest first. */
  list(most?: number): Promise<FailedDelivery[]>;
  count(): Promise<number>;
  find(id: string): Promise<FailedDelivery | undefined>;
  /** Stores a delivery before it is sent; resolves with its id. */
  begin(delivery: NewDelivery): Promise<string>;
  /**
   * Stores the delivery of a submission before it is sent, unless it is known for a day already: resolves with its last
   * outcome then, where a delivery whose outcome is unknown counts as failed. One that was returned begins again.
   */
  beginOnce(id: string, delivery: NewDelivery): Promise<EarlierDelivery | undefined>;
  /** Claims a failed one for another attempt; false while one is pending. */
  beginAgain(id: string): Promise<boolean>;
  /** Removes a delivered one. */
  arrived(id: string): Promise<void>;
  /** No effect when the delivery is gone. */
  failed(id: string, reason: string): Promise<void>;
  /** Marks a failed one as returned to its sender. */
  returned(id: string): Promise<void>;
  /** Removes returned ones with this content: the sender resubmitted it successfully. */
  taken(delivery: NewDelivery): Promise<void>;
  /** Removes a failed one; false when there was none. */
  remove(id: string): Promise<boolean>;
}

export interface Rate {
  /** Sustained rate in points per second. */
  perSecond: number;
  /** Burst in points. */
  burst: number;
}

export interface RateLimits {
  /** Takes one point of a key; resolves with 0, or with the milliseconds until one is available. */
  take(rate: Rate, key: string): Promise<number>;
}

/** Limits the number of database calls that start in a second. */
export interface CallSlots {
  /** Starts one call; resolves with 0, or with the milliseconds until a slot may be available. */
  take(perSecond: number): Promise<number>;
  /** Blocks all calls for some milliseconds. */
  hold(ms: number): Promise<void>;
}

/** Work under a lock. It receives whether other work under the lock may have just ended. */
export type LockedWork<T> = (waited: boolean) => Promise<T>;

/**
 * Mutual exclusion by key. Locks across processes refuse work that could not start by its deadline, in milliseconds
 * since 1970, with 503.
 */
export interface Locks {
  /** Runs work of a key concurrently with other shared work of it. */
  shared<T>(key: string, work: LockedWork<T>, deadline: number): Promise<T>;
  /** Runs work of a key exclusively: it waits for pending work, and later work waits for it. */
  exclusive<T>(key: string, work: LockedWork<T>, deadline: number): Promise<T>;
}

/**
 * State shared by the gateways behind one load balancer. A change is durable when its promise resolves; a promise
 * rejects when the store cannot be read or written. A lock ends with the process that holds it.
 */
export interface State {
  readonly journal: Journal;
  readonly deliveries: Deliveries;
  readonly rateLimits: RateLimits;
  readonly callSlots: CallSlots;
  readonly locks: Locks;
  close(): Promise<void>;
}

/**
 * A database of the state. Statements are written in the SQL that SQLite and PostgreSQL share; `$1` is the first value,
 * and values are numbered in the order of their first use.
 */
export interface SqlDatabase {
  all(statement: string, ...values: readonly SqlValue[]): Promise<readonly unknown[]>;
  /** Returns the number of changed rows. */
  run(statement: string, ...values: readonly SqlValue[]): Promise<number>;
}

export type SqlValue = string | number | null;
