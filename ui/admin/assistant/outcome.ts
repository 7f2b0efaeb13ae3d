/** What came of a call that the assistant asked for. */
export interface CallOutcome {
  /** HTTP status; 0 for a call that was never answered. */
  status: number;
  /** JSON. */
  data: string;
}

const failed = (status: number, message: string): CallOutcome => ({
  status,
  data: JSON.stringify({ errors: [message] }),
});

const DECLINED = 499;

/** The user did not want the change. No server says this, so that it can be told from a refusal. */
export const declined = failed(DECLINED, 'The user declined.');

/** The call is not one that may be made from here. */
export const outside = failed(403, 'This address cannot be called from here.');

/** What was read is more than is handed on; a part of it would not say that it is one. */
export const tooLong = failed(413, 'The answer is too long to hand on.');

/** The call failed. */
export const failure = ({ statusCode, message }: { statusCode?: number | undefined; message: string }): CallOutcome =>
  failed(statusCode ?? 0, message);

/** How a call ended, as its card says it. */
export const endOf = (status: number): 'done' | 'declined' | 'refused' => {
  if (status === DECLINED) return 'declined';
  return status >= 200 && status < 300 ? 'done' : 'refused';
};
