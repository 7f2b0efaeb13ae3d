import { ipRange } from '@gatehouse/sdk/restrictions';
import type { Emulator } from '../emulator';
import { headerCookies } from '../http/cookies';
import { ProviderError } from '../http/errors';
import { messagePage } from '../oauth/pages';
import { userByEmail } from '../rules/members/users';
import { saveVendorBox } from '../rules/policies/vendor-box';
import { flip } from './accounts-html';
import { CONSOLE } from './console-page';
import { FAULTS, presets, ruleOfForm } from './faults-page';

type Action = (
  emulator: Emulator,
  form: URLSearchParams,
  request: Request,
) => Promise<Response | undefined> | undefined;

/** Moving the clock also works while it is stopped. */
const move = (emulator: Emulator, seconds: number): Promise<void> => {
  const { settings } = emulator;
  if (settings.clockStoppedAt > 0) settings.clockStoppedAt += seconds * 1000;
  else settings.clockAhead += seconds;
  return emulator.settle();
};

const wrong = (sentence: string): Promise<Response> =>
  Promise.resolve(messagePage(400, 'Nothing was changed', `${sentence} Go back and correct it.`));

const actions: Readonly<Record<string, Action>> = {
  freeze: ({ settings, clock }) => {
    settings.clockStoppedAt = clock.now();
  },
  // Continues from the time at which it was stopped.
  run: ({ settings, clock }) => {
    const stood = clock.now();
    settings.clockStoppedAt = 0;
    settings.clockAhead += Math.round((stood - clock.now()) / 1000);
  },
  now: ({ settings }) => {
    Object.assign(settings, { clockStoppedAt: 0, clockAhead: 0 });
  },
  move: async (emulator, form) => {
    const seconds = Number(form.get('seconds'));
    if (seconds > 0) await move(emulator, seconds);
  },
  fault: ({ faults }, form) => {
    const name = form.get('preset') ?? '';
    const rule = Object.hasOwn(presets, name) ? presets[name] : undefined;
    if (rule) faults.add(rule);
  },
  'own-fault': ({ faults }, form) => {
    const rule = ruleOfForm(form);
    const seed = Number(form.get('seed') ?? faults.seed());
    if (typeof rule === 'string') return wrong(rule);
    if (!Number.isSafeInteger(seed) || seed < 0) return wrong('A seed is a whole number.');
    if (seed !== faults.seed()) faults.reseed(seed);
    faults.add(rule);
    return undefined;
  },
  'remove-fault': ({ faults }, form) => {
    faults.remove(Number(form.get('id')));
  },
  clear: ({ faults }) => {
    faults.clear();
  },
  address: ({ settings }, form) => {
    const ip = (form.get('ip') ?? '').trim();
    if (!ipRange(ip) || ip.includes('/')) return wrong('Write an address like 203.0.113.7 or 2001:db8::7.');
    settings.ip = ip;
    return undefined;
  },
  switch: (emulator, form) => {
    const email = form.get('email') ?? '';
    flip(emulator, email, form.get('state') ?? '');
    const id = userByEmail(emulator.db, email)?.id ?? '';
    const query = new URLSearchParams({ user: form.get('user') ?? '', page: form.get('page') ?? '' });
    const location = `${CONSOLE}?${query}#${encodeURIComponent(id)}`;
    return Promise.resolve(new Response(null, { status: 303, headers: { location } }));
  },
  appearance: async ({ db }, form) => {
    try {
      saveVendorBox(db, JSON.parse(form.get('box') || '{}'));
      return undefined;
    } catch (error) {
      const why = error instanceof ProviderError ? error.message : 'This is not valid JSON.';
      return messagePage(400, 'The appearance was not saved', `${why} Go back and correct it.`);
    }
  },
  reset: async (emulator) => {
    await emulator.reset();
  },
  'sign-in': async (emulator, form, request) => {
    const email = form.get('email') ?? '';
    const headers = new Headers({ location: `${CONSOLE}?${new URLSearchParams({ signedIn: email })}` });
    try {
      await emulator.signIn(email, headerCookies(request, headers));
    } catch (error) {
      return messagePage(403, 'This user cannot sign in', error instanceof Error ? error.message : '');
    }
    return new Response(null, { status: 303, headers });
  },
};

export const act = async (emulator: Emulator, form: URLSearchParams, request: Request): Promise<Response> => {
  const name = form.get('do') ?? '';
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  // Only pages of the console: a form must not redirect anywhere else.
  const location = form.get('back') === FAULTS ? FAULTS : CONSOLE;
  const back = new Response(null, { status: 303, headers: { location } });
  return (await action?.(emulator, form, request)) ?? back;
};
