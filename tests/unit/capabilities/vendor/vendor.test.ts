import * as vendor from '@gatehouse/sdk/vendor';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const PATH = 'GET /vendors/public';
const empty = { name: '', logo: '', icon: '', whiteLabelMode: false };
const requested = (response: unknown) =>
  fetchQuery(
    createRespondingFetch({ [PATH]: response })
      .identity.of(vendor)
      .info(),
  );

describe('the vendor', () => {
  test.each([
    [
      'is parsed completely',
      { name: 'Acme', logo: 'l', icon: 'i', whiteLabelMode: true, more: 1 },
      { name: 'Acme', logo: 'l', icon: 'i', whiteLabelMode: true },
    ],
    [
      'may be without a mode',
      { name: 'Acme', logo: 'l', icon: 'i' },
      { name: 'Acme', logo: 'l', icon: 'i', whiteLabelMode: false },
    ],
    ['may have gaps', { name: 'Acme', logo: null, whiteLabelMode: null }, { ...empty, name: 'Acme' }],
    ['nothing', {}, empty],
  ])('%s', async (_name, response, expected) => {
    expect(await requested(response)).toEqual(expected);
  });

  test.each([
    ['not JSON', () => new Response('<html>')],
    ['of another shape', { name: 7 }],
  ])('is empty when the response is %s', async (_name, response) => {
    expect(await requested(response)).toEqual(empty);
  });
});
