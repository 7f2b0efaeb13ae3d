import { Hono } from 'hono';
import { createOperatorTokenCheck } from '../auth/operator-token';
import { Problem, problems } from '../runtime/problem';
import type { Deliveries, RateLimits } from '../runtime/state';
import type { Webhooks } from '../webhooks/webhooks';
import { json, type RequestEnv } from './request-context';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

interface OperatorOptions {
  /** Bearer token of the operator in `Authorization`. */
  token: string;
  webhooks: Webhooks;
  deliveries: Deliveries;
  rateLimits: RateLimits;
  logError: (message: string, error: unknown) => void;
}

const calledFromPage = () =>
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

const readLimit = (requested: string | undefined): number => {
  if (requested === undefined) return DEFAULT_LIMIT;
  const limit = Number(requested);
  if (/^\d+$/.test(requested) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw problems.badQuery(`The limit must be a whole number from 1 to ${MAX_LIMIT}.`);
};

const DELIVERIES = '/webhooks';
const DELIVERY = '/webhooks/:id{[\\w-]{1,50}}';
const RETRY = `${DELIVERY}/retry`;

/** Methods of each path, for those that it refuses. */
const methods = { [DELIVERIES]: ['GET', 'HEAD'], [DELIVERY]: ['DELETE'], [RETRY]: ['POST'] };

/** Serves the operator's API: failed webhook deliveries under `/operator/webhooks`. */
export const createOperator = (options: OperatorOptions): Hono<RequestEnv> => {
  const { token, webhooks, deliveries, rateLimits, logError } = options;
  const check = createOperatorTokenCheck(token, rateLimits);
  const operator = new Hono<RequestEnv>().basePath('/operator');

  // A request without the token does not reveal which paths exist.
  operator.use('*', async ({ env, req: { raw } }, next) => {
    await check(raw.headers.get('authorization'), env.address);
    if (raw.headers.has('origin')) throw calledFromPage();
    env.user = 'operator';
    await next();
  });
  operator.get(DELIVERIES, async ({ env, req }) => {
    const failed = await deliveries.list(readLimit(req.query('limit')));
    return json(env, 200, { total: await deliveries.count(), failed });
  });
  operator.delete(DELIVERY, async ({ env, req }) => {
    const removed = await deliveries.remove(req.param('id')).catch((error: unknown) => {
      logError('webhook deliveries cannot be stored', error);
      throw unchangeable();
    });
    if (!removed) throw noDelivery();
    return json(env, 200, { removed: true });
  });
  operator.post(RETRY, async ({ env, req }) => {
    const retried = await webhooks.retry(req.param('id'), env.requestId);
    if (retried.outcome === 'unknown') throw noDelivery();
    if (retried.outcome === 'under way') throw alreadyUnderWay();
    if (retried.outcome === 'failed') throw failedAgain(retried.reason);
    return json(env, 200, { delivered: true });
  });
  for (const [path, allowed] of Object.entries(methods))
    operator.all(path, () => {
      throw problems.method(allowed);
    });
  operator.all('*', () => {
    throw problems.notFound();
  });
  return operator;
};
