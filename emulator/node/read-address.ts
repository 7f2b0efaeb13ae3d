import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { decodeXml } from '@gatehouse/sdk/sso';
import { READ_LIMIT, type ReadAddress, SIZE_LIMIT, unreachable } from '../sso/read-address';
import { lookupReachable } from './lookup';

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
