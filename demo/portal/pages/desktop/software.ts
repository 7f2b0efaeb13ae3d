export type RequestState = 'free' | 'asked' | 'approved' | 'installed';

interface Software {
  readonly name: string;
  readonly about: string;
  /** Approver; without a name no approval is needed. */
  readonly approver?: string;
}

/** Software of the sample company. */
export const software: readonly Software[] = [
  { name: 'Drawboard', about: 'Whiteboards and diagrams' },
  { name: 'Ledger Pro', about: 'Accounts and invoices', approver: 'Ines in Finance' },
  { name: 'Video Studio', about: 'Editing and captions', approver: 'your manager' },
  { name: 'Query Desk', about: 'Reports from the data warehouse', approver: 'the data team' },
];

/** Returns the next state: without an approver, a request is approved as it is made. */
export const nextState = (state: RequestState, approver: string | undefined): RequestState => {
  if (state === 'free') return approver ? 'asked' : 'approved';
  return state === 'asked' ? 'approved' : 'installed';
};

/** A state as it is shown. */
export const stateText = (state: RequestState, approver: string | undefined): string =>
  ({
    free: approver ? `${approver[0]?.toUpperCase()}${approver.slice(1)} has to agree` : 'Ready at once',
    asked: `Waiting for ${approver}`,
    approved: 'Approved, installs tonight',
    installed: 'Installed',
  })[state];
