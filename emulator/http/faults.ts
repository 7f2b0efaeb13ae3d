import {
  array,
  boolean,
  type infer as Infer,
  literal,
  number,
  object,
  optional,
  record,
  string,
  union,
  unknown,
} from 'zod/mini';

/**
 * Which fault is injected, for which calls, and how often. Every field is optional; an empty rule matches every call.
 */
export const FaultRule = object({
  method: optional(string()),
  /** Path with or without the prefix; `*` matches any run of characters, `:name` one segment. */
  path: optional(string()),
  /** Headers that the call must have, to select one tab or application. */
  match: optional(record(string(), string())),
  /** Number of matching calls to skip first. Default: 0. */
  skip: optional(number()),
  /** Number of hits after which the rule ends. Default: unlimited. */
  times: optional(number()),
  /** Share of calls that are hit, 0 to 1, from the seeded random source, which makes runs repeatable. Default: 1. */
  chance: optional(number()),
  /** Delay in milliseconds before anything else. Default: 0. */
  delay: optional(number()),
  /** Processes the call, and only drops or replaces its response. Default: false. */
  after: optional(boolean()),
  network: optional(union([literal('refuse'), literal('hang'), literal('reset'), literal('cut')])),
  status: optional(number()),
  /** A string is sent as it is, anything else as JSON. */
  body: optional(unknown()),
  headers: optional(record(string(), string())),
});
export type FaultRule = Infer<typeof FaultRule>;

export const FaultRules = union([FaultRule, array(FaultRule)]);

export interface Fault {
  /** Counts up from 1. */
  readonly id: number;
  readonly rule: FaultRule;
  hits: number;
  /** Removes the rule. */
  stop(): void;
}

/** A call without a response; the socket decides how the connection ends. */
export class NetworkFault extends Error {
  readonly kind: 'refuse' | 'hang' | 'reset' | 'cut';

  constructor(kind: NetworkFault['kind']) {
    super(`The connection failed because of an injected fault (${kind}).`);
    this.name = 'NetworkFault';
    this.kind = kind;
  }
}

const quote = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const pattern = (path: string): RegExp => {
  const source = quote(path).replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^(?:/frontegg)?${source}$`);
};

export const matchesPath = (path: string | undefined, pathname: string): boolean =>
  path === undefined || pattern(path).test(pathname);

const random = (seed: number) => {
  let state = seed >>> 0;
  // A linear congruential generator: repeatable, and good enough to spread faults.
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const matches = (rule: FaultRule, request: Request): boolean =>
  (rule.method === undefined || rule.method.toUpperCase() === request.method) &&
  matchesPath(rule.path, new URL(request.url).pathname) &&
  Object.entries(rule.match ?? {}).every(([name, value]) => request.headers.get(name) === value);

export const createFaults = (seed: number) => {
  let current = seed;
  let next = random(current);
  let count = 0;
  let faults: (Fault & { calls: number })[] = [];

  const add = (rule: FaultRule): Fault => {
    count += 1;
    const fault = {
      id: count,
      rule,
      hits: 0,
      calls: 0,
      stop: () => {
        faults = faults.filter((candidate) => candidate !== fault);
      },
    };
    faults.push(fault);
    return fault;
  };

  /** Returns the first rule that hits this call, and counts the hit. */
  const take = (request: Request): FaultRule | undefined => {
    for (const fault of faults) {
      const { rule } = fault;
      if (!matches(rule, request)) continue;
      fault.calls += 1;
      if (fault.calls <= (rule.skip ?? 0) || fault.hits >= (rule.times ?? Number.POSITIVE_INFINITY)) continue;
      if (rule.chance !== undefined && next() >= rule.chance) continue;
      fault.hits += 1;
      return rule;
    }
    return undefined;
  };

  return {
    add,
    take,
    list: () => faults.map(({ id, rule, hits }) => ({ id, rule, hits })),
    /** Removes one rule. */
    remove: (id: number) => {
      faults = faults.filter((fault) => fault.id !== id);
    },
    clear: () => {
      faults = [];
      current = seed;
      next = random(current);
    },
    /** Returns the seed of rules with a `chance`. */
    seed: () => current,
    /** Resets the random source of rules with a `chance`. */
    reseed: (value: number) => {
      current = value;
      next = random(current);
    },
  };
};
export type Faults = ReturnType<typeof createFaults>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const refuse = ({ status = 200, body, headers }: FaultRule): Response => {
  const fallback =
    status >= 400
      ? { errors: ['This error is an injected fault. Remove it on the page /_emulator/faults.'], errorCode: 'fault' }
      : undefined;
  const content = body === undefined ? fallback : body;
  const empty = content === undefined || status === 204 || status === 304;
  const text = empty ? null : typeof content === 'string' ? content : JSON.stringify(content);
  const type = typeof content === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  return new Response(text, { status, headers: { 'content-type': type, ...headers } });
};

/** Handles a call with a fault, or normally. */
export const withFault = async (rule: FaultRule | undefined, handle: () => Promise<Response>): Promise<Response> => {
  if (!rule) return handle();
  if (rule.delay) await wait(rule.delay);
  const response = rule.after ? await handle() : undefined;
  if (rule.network) throw new NetworkFault(rule.network);
  if (rule.status !== undefined || rule.body !== undefined) return refuse(rule);
  return response ?? handle();
};
