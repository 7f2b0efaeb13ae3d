import { Hono } from 'hono';
import { createOperatorTokenCheck } from '../auth/operator-token';
import { Problem, problems } from '../runtime/problem';
import type { Deliveries, RateLimits } from '../runtime/state';
import type { Webhooks } from '../webhooks/webhooks';
import { type RequestContext, type RequestEnv, splitAddress } from './request-context';
import { json } from './responses';

const LISTED = 100;
const MOST_LISTED = 1000;

interface OperatorOptions {
  /** Bearer token of the operator in `Authorization`. */
  token: string;
  webhooks: Webhooks;
  deliveries: Deliveries;
  rateLimits: RateLimits;
  /** Logs an error. */
  note: (message: string, error: unknown) => void;
}

const fromPage = () =>
  new Problem(403, 'FOREIGN_ORIGIN', 'This address is for command lines and programs. Do not call it from a web page.');
const noDelivery = () => new Problem(404, 'NOT_FOUND', 'There is no failed delivery with this id.');
const alreadyUnderWay = () =>
  new Problem(409, 'UNDER_WAY', 'This delivery is being sent again right now. Wait a few seconds and list it again.');
const unchangeable = () =>
  new Problem(
    503,
    'NOT_STORED',
    'The list cannot be changed, since operations.db cannot be written. Look at the disk of DATA_DIR, then try again.',
  );
const failedAgain = (reason: string) => new Problem(502, 'DELIVERY_FAILED', `It failed again: ${reason}.`);

const readLimit = (query: string): number => {
  const given = new URLSearchParams(query).get('limit');
  if (given === null) return LISTED;
  const limit = Number(given);
  if (/^\d+$/.test(given) && limit >= 1 && limit <= MOST_LISTED) return limit;
  throw problems.badQuery(`The limit must be a whole number from 1 to ${MOST_LISTED}.`);
};

/** Serves the operator's API: failed webhook deliveries under `/operator/webhooks`. */
export const createOperator = ({
  token,
  webhooks,
  deliveries,
  rateLimits,
  note,
}: OperatorOptions): Hono<RequestEnv> => {
  const check = createOperatorTokenCheck(token, rateLimits);

  const list = async (context: RequestContext, query: string) => {
    const newest = await deliveries.list(readLimit(query));
    return json(context, 200, {
      total: await deliveries.count(),
      failed: newest.map(({ id, kind, at, reason, body, tries, returned }) => ({
        id,
        kind,
        at,
        reason,
        tries,
        returned,
        body,
      })),
    });
  };

  const retry = async (context: RequestContext, id: string) => {
    const retried = await webhooks.retry(id, context.requestId);
    if (retried.outcome === 'unknown') throw noDelivery();
    if (retried.outcome === 'under way') throw alreadyUnderWay();
    if (retried.outcome === 'failed') throw failedAgain(retried.reason);
    return json(context, 200, { delivered: true });
  };

  const remove = async (context: RequestContext, id: string) => {
    const removed = await deliveries.remove(id).catch((error: unknown) => {
      note('webhooks cannot be noted', error);
      throw unchangeable();
    });
    if (!removed) throw noDelivery();
    return json(context, 200, { removed: true });
  };

  const operator = new Hono<RequestEnv>();
  // A request without the token does not reveal which paths exist.
  operator.all('/operator/*', async ({ env: context, req: { raw } }) => {
    await check(raw.headers.get('authorization'), context.address);
    if (raw.headers.has('origin')) throw fromPage();
    context.user = 'operator';
    const { path, query } = splitAddress(raw.url);
    const { method } = raw;
    if (path === '/operator/webhooks') {
      if (method !== 'GET' && method !== 'HEAD') throw problems.method(['GET', 'HEAD']);
      return list(context, query);
    }
    const [, id, action] = /^\/operator\/webhooks\/([\w-]{1,50})(\/retry)?$/.exec(path) ?? [];
    if (id === undefined) throw problems.notFound();
    if (action) {
      if (method !== 'POST') throw problems.method(['POST']);
      return retry(context, id);
    }
    if (method !== 'DELETE') throw problems.method(['DELETE']);
    return remove(context, id);
  });
  return operator;
};
