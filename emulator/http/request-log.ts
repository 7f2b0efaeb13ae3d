import type { Endpoint } from '@gatehouse/sdk/contracts';
import { matchesPath } from './faults';

/** A call that the provider has received. */
export interface LoggedRequest {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** Without the query, which may contain codes. */
  readonly path: string;
  readonly origin: string | null;
  /** 0 before the response, or when the connection failed. */
  status: number;
  /** Milliseconds until the response. */
  ms?: number;
  /** The `frontegg-trace-id` of the response. */
  traceId?: string;
  /** Such as `groups.create`; absent when no operation matched. */
  operation?: string;
  /** Email address of the caller, if the request has a token. */
  caller?: string;
  error?: string;
}

const MAX_LENGTH = 1000;

/** Creates the log of the last thousand calls. */
export const createRequestLog = () => {
  const requests: LoggedRequest[] = [];
  return {
    /** Oldest first. */
    requests: requests as readonly LoggedRequest[],
    /** Adds a call and returns its entry, which the response completes. */
    add: (entry: LoggedRequest): LoggedRequest => {
      requests.push(entry);
      if (requests.length > MAX_LENGTH) requests.shift();
      return entry;
    },
    clear: () => {
      requests.length = 0;
    },
    /** Returns the number of calls of an endpoint, or of a path with `*`. */
    hits: (endpoint: string | Pick<Endpoint, 'method' | 'path'>, method?: string): number => {
      const filter = typeof endpoint === 'string' ? { path: endpoint, method } : endpoint;
      return requests.filter(
        (entry) => (!filter.method || entry.method === filter.method) && matchesPath(filter.path, entry.path),
      ).length;
    },
  };
};
