import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { decodeXml } from '@gatehouse/sdk/sso';
import { isLoopbackHost } from '../rules/policies/reachable-hosts';
import { READ_LIMIT, type ReadAddress, SIZE_LIMIT, unreachable } from '../sso/read-address';
import type { PostWebhook, WebhookResponse } from '../webhooks/post';

/**
 * Resolves a host for a connection. A name of this machine leads to this machine, whatever its resolver says;
 * `*.localhost` is unknown to some.
 */
const lookupReachable: LookupFunction = (hostname, options, callback) => {
  const isLoopback = isLoopbackHost(hostname);
  lookup(isLoopback ? 'localhost' : hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const usable = isLoopback ? addresses.filter(({ address }) => isLoopbackHost(address)) : addresses;
    const [first] = usable;
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '');
    if (options.all) return callback(null, usable);
    callback(null, first.address, first.family);
  });
};

/** Fetches a text, without following redirects. */
export const readFromNode: ReadAddress = (url) =>
  new Promise((done, fail) => {
    const refuse = () => fail(unreachable(url));
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal: AbortSignal.timeout(READ_LIMIT),
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      lookup: lookupReachable,
    });
    call.on('error', refuse);
    call.on('response', (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        refuse();
        return;
      }
      const parts: Buffer[] = [];
      let size = 0;
      response.on('error', refuse);
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size > SIZE_LIMIT) response.destroy(new Error('too large'));
      });
      response.on('end', () => done(decodeXml(Buffer.concat(parts))));
    });
    call.end();
  });

/** Maximum number of characters read from a response. */
const MAX_LENGTH = 4096;

/** Posts with a connection to the address of {@link lookupReachable}, which Node's `fetch` cannot be given. */
export const postWebhook: PostWebhook = ({ url, headers, body }, signal) =>
  new Promise<WebhookResponse>((resolve, reject) => {
    const request = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
    const sent = request(url, { method: 'POST', headers, signal, lookup: lookupReachable }, (response) => {
      let text = '';
      const end = () => resolve({ status: response.statusCode ?? 0, body: text });
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length < MAX_LENGTH) return;
        response.destroy();
        end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
