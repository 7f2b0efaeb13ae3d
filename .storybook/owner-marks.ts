import type { EmulatorFetch } from '../emulator/http/browser-fetch';

/** Text fields that are rendered and never used for a lookup. */
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
/** Configuration of the host or vendor, whose names are used for lookups. */
const CONFIGURED = /\/(?:flags|metadata|vendor|oauth|entitlements|identity\/resources\/configurations)\b/;

/** Returns the user and the account of a token, as a mark. */
const ownerOf = (authorization: string | null): string | undefined => {
  const [, payload = ''] = authorization?.replace(/^Bearer /, '').split('.') ?? [];
  if (!payload) return undefined;
  const { sub, tenantId } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return `⟪${sub}@${tenantId}⟫`;
};

const marked = (value: unknown, mark: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => marked(item, mark));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const isName = NAMES.has(name) && typeof field === 'string' && field !== '';
    return [name, isName ? field + mark : marked(field, mark)];
  });
  return Object.fromEntries(fields);
};

/** Appends the mark of the token to every name in its responses. */
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
