/** One request while it is answered; Hono hands it to every handler as its environment. */
export interface RequestContext {
  /** Stands in the answer and in every log line of this request. */
  readonly requestId: string;
  /**
   * Headers of the answer, whatever it is. They are there before it is made: Node takes a plain object as it is, while
   * changing the headers of a finished `Response` costs more than all the rest of a cached read.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the connection; forwarded ones can be forged and do not count. */
  readonly address: string;
  /** Who the verified token speaks for, for the log. */
  user?: string;
  /** Why it was refused, for the log. */
  why?: string;
}

export interface RequestEnv {
  Bindings: RequestContext;
}

/** Path and query of an absolute address, as they stand in it; `URL` reads far more than is needed here. */
export const splitAddress = (address: string): { path: string; query: string } => {
  const [, path = '/', query = ''] = /^[^:]+:\/\/[^/?#]*([^?#]*)\??([^#]*)/.exec(address) ?? [];
  return { path, query };
};
