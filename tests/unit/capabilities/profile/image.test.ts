import * as profile from '@gatehouse/sdk/profile';
import { describe, expect, test } from 'vitest';
import { imageOf, imageUrl } from '../../../../sdk/capabilities/profile/image';
import { quickest } from '../../../support/quickest';
import { createRespondingFetch, refusal } from '../../../support/responding-fetch';
import { silentIdentity } from '../../../support/silent-identity';

const dot = btoa('\x89PNG dot');
const UPLOAD = 'PUT /team/resources/profile/me/image/v1';
const ME = '/identity/resources/users/v2/me';
const me = { id: 'ann', email: 'ann@x.test', tenantId: 't', name: 'Ann', metadata: '{"jobTitle":"Smith"}' };

describe('a picture', () => {
  test.each(['png', 'jpeg', 'jpg', 'gif', 'webp', 'avif', 'bmp'])(
    'of the type %s is accepted with its bytes',
    async (kind) => {
      const image = imageOf(`data:image/${kind};base64,${dot}`);
      expect(image.type).toBe(`image/${kind}`);
      expect([...new Uint8Array(await image.arrayBuffer())]).toEqual(
        [...'\x89PNG dot'].map((letter) => letter.charCodeAt(0)),
      );
    },
  );

  test('may have an uppercase type', () => {
    expect(imageOf('DATA:IMAGE/PNG;BASE64,AAAA').type).toBe('image/png');
  });

  test.each([
    ['not a data URL', 'https://x.test/a.png'],
    ['a page', 'data:text/html;base64,PHNjcmlwdD4='],
    ['SVG, which can contain a script', 'data:image/svg+xml;base64,PHN2Zz4='],
    ['an unknown type', 'data:image/x-foo;base64,AAAA'],
    ['not base64', 'data:image/png,not-base64'],
    ['without content', 'data:image/png;base64,'],
    ['with invalid characters', 'data:image/png;base64,AA%41'],
    ['truncated', 'data:image/png;base64,AAAAA'],
    ['padding only', 'data:image/png;base64,=='],
    ['with further parameters', 'data:image/png;charset=utf-8;base64,AAAA'],
    ['with a prefix', ' x data:image/png;base64,AAAA'],
    ['with a second line', 'data:image/png;base64,AAAA\n<script>'],
    ['empty', ''],
  ])('that is %s is refused', (_name, text) => {
    expect(() => imageOf(text)).toThrow(expect.objectContaining({ errorCode: 'invalid-image' }));
  });

  test('that is a large invalid text is refused at once', () => {
    const text = `data:image/png;base64,${'A'.repeat(2_000_000)}!`;
    expect(quickest(() => expect(() => imageOf(text)).toThrow())).toBeLessThan(1_000);
  });
});

describe('the URL of a new picture', () => {
  test.each([
    ['https://cdn.test/a.png', 'https://cdn.test/a.png?t=5'],
    ['https://cdn.test/a.png?v=1', 'https://cdn.test/a.png?v=1&t=5'],
    ['https://cdn.test/a.png?t=4', 'https://cdn.test/a.png?t=5'],
    ['https://cdn.test/a.png\n', 'https://cdn.test/a.png?t=5'],
  ])('%s', (address, expected) => {
    expect(imageUrl(address, 5)).toBe(expected);
  });

  test.each(['', 'a.png', 'javascript:alert(1)', 'data:image/png;base64,AAAA', '<html>'])(
    'is missing in "%s"',
    (address) => {
      expect(() => imageUrl(address, 5)).toThrow(expect.objectContaining({ errorCode: 'unexpected-response' }));
    },
  );
});

describe('uploading a picture', () => {
  const stored = (call: { body: string }) => Response.json({ ...me, ...JSON.parse(call.body) });
  const picture = `data:image/png;base64,${dot}`;

  test('sends one part, then saves its URL with a timestamp', async () => {
    const forms: (FormData | unknown)[] = [];
    const bodies: unknown[] = [];
    const identity = silentIdentity({
      environment: {
        now: () => 1_700_000_000_000,
        fetch: async (url, init) => {
          if (url.endsWith('/image/v1')) {
            forms.push(init.body);
            return new Response('https://cdn.test/ann.png');
          }
          if (init.method === 'GET') return Response.json(me);
          bodies.push(JSON.parse(String(init.body)));
          return Response.json({ ...me, profilePictureUrl: 'https://cdn.test/ann.png?t=1700000000000' });
        },
      },
    });
    const saved = await identity.of(profile).uploadImage().mutationFn(picture);
    const form = forms[0] as FormData;
    expect([...form.keys()]).toEqual(['image']);
    expect((form.get('image') as File).type).toBe('image/png');
    expect(bodies).toEqual([
      { name: 'Ann', metadata: me.metadata, profilePictureUrl: 'https://cdn.test/ann.png?t=1700000000000' },
    ]);
    expect(saved.profilePictureUrl).toBe('https://cdn.test/ann.png?t=1700000000000');
  });

  test('refuses anything else without a request', async () => {
    const { identity, sent } = createRespondingFetch({});
    const uploading = identity.of(profile).uploadImage().mutationFn('https://x.test/a.png');
    await expect(uploading).rejects.toMatchObject({
      errorCode: 'invalid-image',
      message: expect.stringMatching(/Choose a PNG/),
    });
    expect(sent()).toEqual([]);
  });

  test.each([
    ['too large', refusal(413), { statusCode: 413, message: 'Error request is too large' }],
    ['refused', refusal(403), { statusCode: 403 }],
    ['accepted without a URL', () => new Response('done'), { errorCode: 'unexpected-response' }],
  ])('with a picture that is %s does not change the profile', async (_name, response, error) => {
    const { identity, sent } = createRespondingFetch({ [UPLOAD]: response, [`GET ${ME}`]: me, [`PUT ${ME}`]: stored });
    await expect(identity.of(profile).uploadImage().mutationFn(picture)).rejects.toMatchObject(error);
    expect(sent().map(({ call }) => call)).toEqual([UPLOAD]);
  });
});
