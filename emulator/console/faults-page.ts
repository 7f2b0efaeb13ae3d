import type { Emulator } from '../emulator';
import type { Fault, FaultRule } from '../http/faults';
import { escapeHtml } from '../oauth/pages';
import { everyOperation } from '../operations/registry';
import { action, cards, dataHtml, developerPage, type Place } from './developer-page';

const TOKENS = '/oauth/token';
const SILENT = '/oauth/authorize/silent';

/** Faults that the console offers by name. */
export const presets: Readonly<Record<string, FaultRule>> = {
  'Every call takes 2 seconds longer': { delay: 2000 },
  'Half of all calls fail (500)': { chance: 0.5, status: 500 },
  'The provider is down (503)': { path: '/frontegg/*', status: 503 },
  'Connections are refused': { path: '/frontegg/*', network: 'refuse' },
  'Connections hang': { path: '/frontegg/*', network: 'hang' },
  'Responses are cut off': { path: '/frontegg/*', network: 'cut', after: true },
  'Too many requests (429)': { path: '/frontegg/*', status: 429, headers: { 'retry-after': '5' } },
  'Silent renewals fail (500)': { path: SILENT, status: 500 },
  'Silent renewals are refused (401)': { path: SILENT, status: 401 },
  'The next token request fails (500)': { path: TOKENS, method: 'POST', status: 500, times: 1 },
  'Writes succeed, responses are lost': { method: 'POST', path: '/identity/*', after: true, network: 'reset' },
  'HTML pages of a proxy instead of JSON (502)': { path: '/frontegg/*', body: '<html>Bad gateway</html>', status: 502 },
};

export const FAULTS = '/_emulator/faults';

const networks = ['refuse', 'hang', 'reset', 'cut'] as const;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** One minute: longer than any client timeout. */
const MAX_DELAY = 60_000;

const back = { back: FAULTS };

const options = (values: readonly string[], first: string) =>
  [`<option value="">${first}</option>`, ...values.map((value) => `<option>${escapeHtml(value)}</option>`)].join('');

const numberInput = (name: string, label: string, min: number, max: number, more: string) =>
  `<label>${label} <input type="number" name="${name}" min="${min}" max="${max}" step="1" ${more}></label>`;

const paths = (): string =>
  [...new Set(everyOperation().map(({ endpoint }) => endpoint.path))]
    .sort()
    .map((path) => `<option value="${escapeHtml(path)}">`)
    .join('');

const customFaultHtml = (seed: number): string =>
  `<form method="post" action="/_emulator/console" class="card"><input type="hidden" name="do" value="own-fault"><input type="hidden" name="back" value="${FAULTS}"><div class="fields even"><label>Method <select name="method">${options(methods, 'Any')}</select></label><label>Path <input name="path" list="paths" maxlength="200" autocomplete="off" placeholder="/identity/*"></label><datalist id="paths">${paths()}</datalist><label class="wide">Header of one tab or application <input name="match" maxlength="300" autocomplete="off" placeholder="origin: http://localhost:5173"></label></div><div class="fields even">${numberInput('status', 'Status', 200, 599, 'placeholder="Unchanged"')}<label>Connection <select name="network">${options(networks, 'Works')}</select></label>${numberInput('delay', 'Delay in ms', 0, MAX_DELAY, 'placeholder="0"')}<label class="switch"><input type="checkbox" name="after"> Process the call, lose the response</label></div><div class="fields even">${numberInput('skip', 'Calls to skip', 0, 1000, 'placeholder="0"')}${numberInput('times', 'Times', 1, 1000, 'placeholder="Unlimited"')}${numberInput('chance', 'Probability in %', 1, 100, 'placeholder="100"')}${numberInput('seed', 'Random seed', 0, 4_294_967_295, `required value="${seed}"`)}</div><div class="fields"><button>Add fault</button></div></form>`;

/** Names of what a rule says, as in the form; a missing one does not compile. */
const ruleNames: Readonly<Record<Exclude<keyof FaultRule, 'method' | 'path'>, string>> = {
  match: 'Header',
  status: 'Status',
  network: 'Connection',
  delay: 'Delay in ms',
  skip: 'Calls to skip',
  times: 'Times',
  chance: 'Probability in %',
  after: 'Only the response',
  body: 'Body',
  headers: 'Headers of the response',
};

const headersText = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

const ruleHtml = ({ id, rule, hits }: Omit<Fault, 'stop'>): string => {
  const { method = '', path = '', ...rest } = rule;
  const values: Readonly<Record<string, unknown>> = {
    ...rest,
    ...(rest.chance !== undefined && { chance: Math.round(rest.chance * 100) }),
    ...(rest.match && { match: headersText(rest.match) }),
    ...(rest.headers && { headers: headersText(rest.headers) }),
  };
  const names = Object.entries(ruleNames).flatMap(([field, name]) => (field in values ? [[name, values[field]]] : []));
  const calls = `${method} ${path}`.trim();
  return `<li class="card"><div class="card-head"><h3>${calls === '' ? 'Every call' : escapeHtml(calls)}</h3>${action('remove-fault', { ...back, id: String(id) }, 'Remove', { label: `Remove fault ${id}` })}</div>${dataHtml({ ...Object.fromEntries(names), 'Calls hit': hits })}</li>`;
};

/**
 * Renders the injected faults and the forms that add one: a preset, or a rule by path, tab, status, delay, count and
 * share.
 */
export const faultsPage = ({ faults }: Emulator, places: readonly Place[]): Response => {
  const active = faults.list().map(ruleHtml);
  const presetOptions = Object.keys(presets).map((name) => `<option>${escapeHtml(name)}</option>`);
  const preset = `<form method="post" action="/_emulator/console" class="fields"><input type="hidden" name="do" value="fault"><input type="hidden" name="back" value="${FAULTS}"><label>Fault <select name="preset">${presetOptions.join('')}</select></label><button>Add</button></form>`;
  const clear = active.length > 0 ? action('clear', back, 'Remove all faults', { isDangerous: true }) : '';
  return developerPage({
    title: 'Faults',
    path: FAULTS,
    about: 'Calls that fail on purpose. The first matching fault applies. For scripts: GET, POST and DELETE this URL.',
    inner: `<h2>Active</h2>${cards(active, 'No faults: every call works.')}${clear}<h2>Presets</h2><div class="card">${preset}</div><h2>Custom</h2>${customFaultHtml(faults.seed())}`,
    places,
    isStatic: true,
  });
};

const numberOf = (form: URLSearchParams, name: string): number | undefined => {
  const text = (form.get(name) ?? '').trim();
  return text === '' ? undefined : Number(text);
};

const inRange = (value: number | undefined, min: number, max: number) =>
  value === undefined || (Number.isInteger(value) && value >= min && value <= max);

/** Returns the rule of a submitted form, or a sentence about an invalid value. */
export const ruleOfForm = (form: URLSearchParams): FaultRule | string => {
  const [status, delay, skip] = [numberOf(form, 'status'), numberOf(form, 'delay'), numberOf(form, 'skip')];
  const [times, chance] = [numberOf(form, 'times'), numberOf(form, 'chance')];
  if (!inRange(status, 200, 599)) return 'A status is a number from 200 to 599.';
  if (!inRange(delay, 0, MAX_DELAY)) return `A delay is a number of milliseconds up to ${MAX_DELAY}.`;
  if (!inRange(skip, 0, 1000) || !inRange(times, 1, 1000)) return 'Numbers of calls go up to 1000.';
  if (!inRange(chance, 1, 100)) return 'A probability is a number from 1 to 100.';
  const network = networks.find((candidate) => candidate === form.get('network'));
  if (status === undefined && network === undefined && !delay) return 'Choose a status, a connection or a delay.';
  const path = (form.get('path') ?? '').trim();
  const method = methods.find((candidate) => candidate === form.get('method'));
  const [, name, value] = /^([\w-]+)\s*:\s*(.+)$/.exec((form.get('match') ?? '').trim()) ?? [];
  if (form.get('match')?.trim() && !(name && value)) return 'Write a header like "origin: http://localhost:5173".';
  return {
    ...(method && { method }),
    ...(path !== '' && { path }),
    ...(name && value && { match: { [name.toLowerCase()]: value } }),
    ...(skip && { skip }),
    ...(times !== undefined && { times }),
    ...(chance !== undefined && { chance: chance / 100 }),
    ...(delay && { delay }),
    ...(form.has('after') && { after: true }),
    ...(network && { network }),
    ...(status !== undefined && { status }),
  };
};
