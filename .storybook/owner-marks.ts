import type { EmulatorFetch } from '../emulator/emulator';

/** Texts that users see and nothing is looked up by. */
const NAMES = new Set([
  'name',
  'tenantName',
  'displayName',
  'connectionName',
  'description',
  'title',
  'email',
  'userAgent',
]);
/** What a host or vendor configured, with names that are looked up. */
const CONFIGURED = /\/(?:flags|metadata|vendor|oauth|entitlements|identity\/resources\/configurations)\b/;

/** The user and the account of a token, as a mark. */
const ownerOf = (authorization: string | null): string | undefined => {
  const [, payload = ''] = authorization?.replace(/^Bearer /, '').split('.') ?? [];
  if (!payload) return undefined;
  const { sub, tenantId } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return `⟪${sub}@${tenantId}⟫`;
};

const marked = (value: unknown, mark: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => marked(one, mark));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const isName = NAMES.has(name) && typeof field === 'string' && field !== '';
    return [name, isName ? field + mark : marked(field, mark)];
  });
  return Object.fromEntries(fields);
};

/** Writes into every name that is read with a token whose token it was. */
export const markOwners =
  (fetch: EmulatorFetch): EmulatorFetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const response = await fetch(input, init);
    const mark = ownerOf(request.headers.get('authorization'));
    const isJson = response.headers.get('content-type')?.includes('application/json');
    if (!mark || !isJson || CONFIGURED.test(new URL(request.url).pathname)) return response;
    const body = marked(await response.json(), mark);
    return Response.json(body, { status: response.status, headers: response.headers });
  };
