import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { hostOf, isReachableIp, publicUrl, refusedAddress } from '../rules/public-address';
import { READ_LIMIT, type ReadAddress, SIZE_LIMIT, unreachable } from '../sso/read-address';

const resolve = async (url: URL) => {
  const found = await lookup(hostOf(url), { all: true }).catch(() => []);
  if (found.length === 0) throw unreachable(url);
  if (found.some(({ address }) => !isReachableIp(address))) {
    throw refusedAddress(`${url.host} is in a private network, which the provider does not reach.`);
  }
  return found;
};

/**
 * Fetches a text. The connection uses the address that was checked, so that a name cannot resolve to another one at its
 * second lookup. Redirects are not followed.
 */
export const readFromNode: ReadAddress = async (given) => {
  const url = publicUrl(given.href);
  const [first] = await resolve(url);
  if (!first) throw unreachable(url);
  return new Promise((done, fail) => {
    const refuse = () => fail(unreachable(url));
    const call = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      signal: AbortSignal.timeout(READ_LIMIT),
      headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
      lookup: (_host, options, callback) => {
        if (options.all) callback(null, [first]);
        else callback(null, first.address, first.family);
      },
    });
    call.on('error', refuse);
    call.on('response', (response) => {
      if (response.statusCode !== 200) {
        response.destroy();
        refuse();
        return;
      }
      let [text, size] = ['', 0];
      response.setEncoding('utf8');
      response.on('error', refuse);
      response.on('data', (part: string) => {
        text += part;
        size += part.length;
        if (size > SIZE_LIMIT) response.destroy(new Error('too large'));
      });
      response.on('end', () => done(text));
    });
    call.end();
  });
};
