import type { PrototypeTexts } from '../../texts/prototype-texts';

type Texts = PrototypeTexts<'desktop'>['applications'];

export type RequestState = keyof Texts['verbs'];

type Approver = keyof Texts['approvers'];

interface Software {
  readonly id: keyof Texts['software'];
  readonly name: string;
  /** Without one, no approval is needed. */
  readonly approver?: Approver;
}

/** Software of the sample company. */
export const software: readonly Software[] = [
  { id: 'drawboard', name: 'Drawboard' },
  { id: 'ledger', name: 'Ledger Pro', approver: 'finance' },
  { id: 'video', name: 'Video Studio', approver: 'manager' },
  { id: 'query', name: 'Query Desk', approver: 'data' },
];

/** Returns the next state: without an approver, a request is approved as it is made. */
export const nextState = (state: RequestState, approver: Approver | undefined): RequestState => {
  if (state === 'free') return approver ? 'requested' : 'approved';
  return state === 'requested' ? 'approved' : 'installed';
};

/** Describes the state of a request. */
export const stateText = (
  state: RequestState,
  approver: Approver | undefined,
  { states, approvers }: Pick<Texts, 'states' | 'approvers'>,
): string => {
  if (state === 'approved' || state === 'installed') return states[state];
  if (!approver) return states.free;
  return state === 'free' ? approvers[approver].needed : approvers[approver].waiting;
};
