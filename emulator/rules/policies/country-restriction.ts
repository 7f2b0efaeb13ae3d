import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { document } from '../resources/documents';

export interface CountryRestriction {
  enabled: boolean;
  action: string;
  failStrategy: string;
  shouldSendRestrictionEmail: boolean;
}

const restriction = document<CountryRestriction>('country-restriction', {
  enabled: false,
  action: 'BLOCK',
  failStrategy: 'ALLOW',
  shouldSendRestrictionEmail: false,
});
const countries = document<readonly string[]>('restricted-countries', []);

const invalid = (message: string) => new ProviderError(400, 'invalid-policy', message);

const isStrategy = (text: string) => text === 'ALLOW' || text === 'BLOCK';

export const countryRestriction = {
  get: (call: Call) => ({ id: restriction.idIn(call.caller().tenantId), ...restriction.get(call) }),
  save: (call: Call, given: CountryRestriction): undefined => {
    if (!isStrategy(given.action) || !isStrategy(given.failStrategy)) throw invalid('Choose ALLOW or BLOCK.');
    restriction.save(call, given);
  },
  getCountries: (call: Call) => countries.get(call).map((countryCode) => ({ id: countryCode, countryCode })),
  saveCountries: (call: Call, given: readonly { countryCode: string }[]): undefined => {
    const codes = [...new Set(given.map(({ countryCode }) => countryCode.trim().toUpperCase()))];
    const unknown = codes.find((code) => !/^[A-Z]{2}$/.test(code));
    if (unknown !== undefined) {
      throw invalid(`"${unknown.slice(0, 20)}" is not a country. Send its code of two letters, such as DE.`);
    }
    countries.save(call, codes);
  },
};
