import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PostWebhook, WebhookResponse } from '../webhooks/post';
import { lookupReachable } from './lookup';

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
