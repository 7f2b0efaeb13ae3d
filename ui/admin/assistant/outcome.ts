/** Outcome of a call that the assistant requested. */
export interface CallOutcome {
  /** HTTP status; 0 without a response. */
  status: number;
  /** Response body as JSON. */
  data: string;
}

const failed = (status: number, message: string): CallOutcome => ({
  status,
  data: JSON.stringify({ errors: [message] }),
});

const DECLINED = 499;

/** The user declined the change. The status is one that no server sends, so it differs from a refusal. */
export const declined = failed(DECLINED, 'The user declined.');

/** The call is not allowed. */
export const notAllowed = failed(403, 'This address cannot be called from here.');

/** The response exceeds the size limit; it is not truncated, since a part would look complete. */
export const tooLong = failed(413, 'The answer is too long to hand on.');

/** The call failed. */
export const failure = ({ statusCode, message }: { statusCode?: number | undefined; message: string }): CallOutcome =>
  failed(statusCode ?? 0, message);

/** Returns the state of a call on its card. */
export const endOf = (status: number): 'done' | 'declined' | 'refused' => {
  if (status === DECLINED) return 'declined';
  return status >= 200 && status < 300 ? 'done' : 'refused';
};
