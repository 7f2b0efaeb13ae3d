import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type PostWebhook, UnreachableError, type WebhookResponse } from '../webhooks/post';
import { isPrivateAddress } from '../webhooks/private-hosts';

/** Maximum number of characters read from a response. */
const MAX_LENGTH = 4096;

/** Resolves a host and refuses private networks: the connection uses the address that was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error('The address is not known.'), '');
    if (found.some(({ address }) => isPrivateAddress(address))) {
      return callback(new UnreachableError('Addresses of private networks are not called.'), '');
    }
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};

/** Posts to a public address. Node's `fetch` cannot be given the address to connect to. */
export const postWebhook: PostWebhook = ({ url, headers, body }, signal) =>
  new Promise<WebhookResponse>((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, signal, lookup: publicLookup }, (response) => {
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
