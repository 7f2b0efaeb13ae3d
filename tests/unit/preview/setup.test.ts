import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failureRule } from '../../../demo/preview/frame/configure';
import { screens } from '../../../demo/preview/screens/catalog';
import {
  dataSizes,
  failures,
  features,
  flags,
  languages,
  modes,
  namesOf,
  plans,
  roles,
  social,
  strategies,
  visions,
  zooms,
} from '../../../demo/preview/state/choices';
import { defaultSetup, readSetup, type Setup, WIDTHS, writeSetup } from '../../../demo/preview/state/setup';

const color = fc.stringMatching(/^#[0-9a-f]{6}$/);
const setups: fc.Arbitrary<Setup> = fc.record({
  ...(Object.fromEntries(Object.entries(defaultSetup).map(([name, value]) => [name, fc.constant(value)])) as {
    [Name in keyof Setup]: fc.Arbitrary<Setup[Name]>;
  }),
  screen: fc.constantFrom(...screens.map(({ id }) => id)),
  role: fc.constantFrom(...namesOf(roles)),
  flagsOff: fc.subarray(namesOf(flags)),
  featuresOff: fc.subarray(namesOf(features)),
  social: fc.subarray(namesOf(social)),
  plan: fc.constantFrom(...namesOf(plans)),
  strategy: fc.constantFrom(...namesOf(strategies)),
  data: fc.constantFrom(...namesOf(dataSizes)),
  failure: fc.constantFrom(...namesOf(failures)),
  failingCall: fc.constantFrom('', 'groups.list'),
  language: fc.constantFrom(...namesOf(languages)),
  mode: fc.constantFrom(...namesOf(modes)),
  zoom: fc.constantFrom(...Object.keys(zooms)),
  vision: fc.constantFrom(...namesOf(visions)),
  width: fc.integer(WIDTHS),
  passkeys: fc.boolean(),
  delay: fc.boolean(),
  theme: fc.record(
    {
      light: fc.record({ primary: color }),
      dark: fc.record({ surface: color }),
      appName: fc.constantFrom('Acme & Söhne'),
    },
    { requiredKeys: [] },
  ),
});

describe('a setup in the URL', () => {
  it('is restored as it was written', () => {
    fc.assert(
      fc.property(setups, (setup) => {
        expect(readSetup(new URLSearchParams(writeSetup(setup).toString()))).toEqual(setup);
      }),
    );
    expect(writeSetup(defaultSetup).toString()).toBe('');
  });

  it('ignores unknown values', () => {
    const query = new URLSearchParams({
      screen: 'admin.__proto__',
      role: 'root',
      mode: 'url(x)',
      width: '12',
      zoom: '300',
      flagsOff: 'no-such-flag',
      failingCall: '../users',
      theme: '{"light":{"primary":"red;background:url(//evil.test)"}}',
    });
    expect(readSetup(query)).toEqual(defaultSetup);
    expect(readSetup(new URLSearchParams({ theme: '{"metrics":{"radius":"url(//evil.test)"}}' })).theme).toEqual({});
    expect(readSetup(new URLSearchParams({ theme: '{"logo":"javascript:alert(1)"}' })).theme).toEqual({});
  });
});

describe('a failure', () => {
  it('is none, before the others', () => expect(Object.keys(failures)[0]).toBe('none'));

  it('affects one call or all of them, in the selected way', () => {
    expect(failureRule({ failure: 'none', failingCall: '' })).toBeUndefined();
    expect(failureRule({ failure: 'status-403', failingCall: '' })).toEqual({ status: 403, body: {} });
    expect(failureRule({ failure: 'status-429', failingCall: '' })).toMatchObject({ headers: { 'retry-after': '5' } });
    expect(failureRule({ failure: 'hang', failingCall: 'flags.load' })).toEqual({
      method: 'GET',
      path: '/flags',
      network: 'hang',
    });
    expect(failureRule({ failure: 'status-500', failingCall: 'groups.noSuchCall' })).toBeUndefined();
  });
});
