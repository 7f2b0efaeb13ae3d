/** What is posted to an address. */
export interface CurlRequest {
  url: string;
  body: string;
}

/** In single quotes a shell expands nothing; a quote of the text itself stands outside of them. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Returns a POST as a line for the shell. It carries no signature: the secret is not known here. */
export const curlLine = ({ url, body }: CurlRequest): string =>
  ['curl -X POST', quoted(url), "-H 'content-type: application/json'", '--data-raw', quoted(body)].join(' ');
