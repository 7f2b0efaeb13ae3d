import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { credentialsOf } from '../../../../sdk/core/webauthn/webauthn';
import { createKey, proveKey } from '../../../../sdk/core/webauthn/webauthn-ceremony';
import { credentialOf } from '../../../../ui/login/story-parts/credential';
import { closed, createdKey, fakeKeys, usedKey } from '../../../support/fake-keys';

const attestation = { clientDataJSON: '{}', attestationObject: 'object' };
const assertion = { clientDataJSON: '{}', authenticatorData: 'data', signature: 'sig' };

afterEach(() => vi.unstubAllGlobals());

/** A browser with the JSON methods of the WebAuthn standard. */
const stubBrowser = (credential: unknown = null) => {
  const seen: unknown[] = [];
  const take = (options: unknown) => {
    seen.push(options);
    return Promise.resolve(credential);
  };
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: object) => ({ parsed: 'creation', ...options }),
    parseRequestOptionsFromJSON: (options: object) => ({ parsed: 'request', ...options }),
  });
  vi.stubGlobal('navigator', { credentials: { create: take, get: take } });
  return seen;
};

describe('credentials of the browser', () => {
  it('are undefined without WebAuthn, as on a server', () => {
    expect(credentialsOf({})).toBeUndefined();
  });

  it.each([
    ['an old browser without the JSON methods', {}, { credentials: {} }],
    ['an insecure page', undefined, { credentials: undefined }],
    ['a worker', undefined, {}],
  ])('are undefined in %s', (_, key, navigator) => {
    vi.stubGlobal('PublicKeyCredential', key);
    vi.stubGlobal('navigator', navigator);
    expect(credentialsOf({})).toBeUndefined();
  });

  it('are created and used with the options that the browser parses', async () => {
    const { signal } = new AbortController();
    const seen = stubBrowser(credentialOf(attestation));
    await createKey(credentialsOf({}), { challenge: 'c' }, signal);
    expect(seen).toEqual([{ publicKey: { parsed: 'creation', challenge: 'c' }, signal }]);
    const used = stubBrowser(credentialOf(assertion));
    await proveKey(credentialsOf({}), { challenge: 'd' }, signal);
    expect(used).toEqual([{ publicKey: { parsed: 'request', challenge: 'd' }, signal }]);
  });

  it('are serialized from their buffers when `toJSON()` throws: create, get and autofill', async () => {
    stubBrowser(credentialOf(attestation));
    expect(await credentialsOf({})?.create({})).toEqual({
      ...{ id: 'azE', authenticatorAttachment: null },
      response: { clientDataJSON: 'e30', attestationObject: 'b2JqZWN0' },
    });
    stubBrowser(credentialOf(assertion));
    const used = {
      id: 'azE',
      response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2ln', userHandle: null },
    };
    expect(await credentialsOf({})?.get({})).toEqual(used);
    expect(await credentialsOf({})?.autofill?.({})).toEqual(used);
  });

  const { buffer } = new Uint8Array([0, 251, 255, 1]);
  it.each([
    ['a buffer', buffer, 'APv_AQ'],
    ['a view of a part of a buffer', new Uint8Array(buffer, 1, 2), '-_8'],
    ['a data view', new DataView(buffer, 0, 1), 'AA'],
    ['a buffer of another realm', runInNewContext('new Uint8Array([251, 255]).buffer'), '-_8'],
    ['an empty buffer', new ArrayBuffer(0), ''],
    ['nothing', null, null],
    ['what is no buffer', 42, null],
  ])('serialize %s', async (_, userHandle, text) => {
    const credential = credentialOf(assertion);
    Object.defineProperty(Reflect.get(credential, 'response'), 'userHandle', { value: userHandle });
    stubBrowser(credential);
    expect((await credentialsOf({})?.get({}))?.response.userHandle).toBe(text);
  });

  it('use the id where a password manager gives no raw one', async () => {
    stubBrowser(Object.assign(credentialOf(assertion, 'azE'), { rawId: undefined }));
    expect((await credentialsOf({})?.get({}))?.id).toBe('azE');
  });

  it.each(['signature', 'authenticatorData', 'clientDataJSON'])('are refused without %s', async (name) => {
    stubBrowser(credentialOf(Object.fromEntries(Object.entries(assertion).filter(([known]) => known !== name))));
    await expect(proveKey(credentialsOf({}), {})).rejects.toMatchObject({ errorCode: 'method-unavailable' });
  });

  it('are replaced by those of the environment', () => {
    stubBrowser();
    const { credentials } = fakeKeys();
    expect(credentialsOf({ credentials })).toBe(credentials);
  });

  it('are canceled when the browser returns nothing', async () => {
    stubBrowser();
    await expect(createKey(credentialsOf({}), {})).rejects.toMatchObject({ errorCode: 'passkey-canceled' });
  });
});

describe('the serialized credential', () => {
  it('has the fields that the provider stores of a new key, and no others', async () => {
    const rich = { ...createdKey, rawId: 'raw', response: { ...createdKey.response, transports: ['internal'] } };
    expect(await createKey(fakeKeys({ created: rich }).credentials, {})).toEqual({
      ...{ id: 'key-1', deviceType: 'Platform' },
      response: { clientDataJSON: 'client', attestationObject: 'attestation' },
    });
  });

  it('has the fields that verify a key; without a handle when there is none', async () => {
    expect(await proveKey(fakeKeys().credentials, {})).toEqual({ id: 'key-1', response: usedKey.response });
    const used = { ...usedKey, response: { ...usedKey.response, userHandle: null } };
    const { response } = await proveKey(fakeKeys({ used }).credentials, {});
    expect(response.userHandle).toBeUndefined();
  });
});

describe('an error', () => {
  it.each([
    ['reports a dialog that was closed or timed out', closed(), 'passkey-canceled'],
    ['reports a dialog that the browser ended', new DOMException('x', 'AbortError'), 'passkey-canceled'],
    ['reports a device that has a passkey already', new DOMException('x', 'InvalidStateError'), 'passkey-exists'],
    ['reports a page without permission', new DOMException('x', 'SecurityError'), 'method-unavailable'],
    ['reports invalid options', new TypeError('x'), 'method-unavailable'],
  ])('%s', async (_, thrown, errorCode) => {
    const { credentials } = fakeKeys({ thrown });
    await expect(createKey(credentials, {})).rejects.toMatchObject({ errorCode, cause: thrown });
    await expect(proveKey(credentials, {})).rejects.toMatchObject({ errorCode });
  });

  it('is an abort when the host aborted', async () => {
    const controller = new AbortController();
    controller.abort();
    const { credentials } = fakeKeys({ thrown: new DOMException('x', 'AbortError') });
    await expect(proveKey(credentials, {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is thrown without a request where WebAuthn is missing', async () => {
    await expect(createKey(undefined, {})).rejects.toMatchObject({ errorCode: 'method-unavailable' });
  });
});
