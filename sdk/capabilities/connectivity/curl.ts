/** URL and body of the request. */
export interface CurlRequest {
  url: string;
  body: string;
}

/** A shell expands nothing within single quotes; a single quote in the text is placed outside of them. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns a POST request as a curl command. It is unsigned: the secret is not known here. */
export const curlLine = ({ url, body }: CurlRequest): string =>
  ['curl -X POST', quoted(url), "-H 'content-type: application/json'", '--data-raw', quoted(body)].join(' ');
