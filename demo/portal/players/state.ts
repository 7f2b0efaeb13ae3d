/** What the user did on a board or timeline. */
export interface PlayerState {
  /** Ids of the rows, in order. */
  readonly order: readonly string[];
  readonly ticked: readonly string[];
  /** Ids of the selected options, by the id of their choice. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Id of the row with details. */
  readonly open: string;
  /** Step in time. */
  readonly at: number;
}

export type Change =
  | { readonly type: 'tick' | 'remove' | 'open'; readonly id: string }
  | { readonly type: 'choose'; readonly id: string; readonly option: string }
  /** Moves a row, or adds a new one. */
  | { readonly type: 'place'; readonly id: string; readonly to: number }
  | { readonly type: 'go'; readonly to: number }
  | { readonly type: 'reset'; readonly to: PlayerState };

export const startState = (start: Partial<PlayerState>): PlayerState => ({
  order: [],
  ticked: [],
  chosen: {},
  open: '',
  at: 0,
  ...start,
});

const without = (ids: readonly string[], id: string) => ids.filter((each) => each !== id);

/** Returns the state after a change; a place outside of the list is its nearest end. */
export const changed = (state: PlayerState, change: Change): PlayerState => {
  const { order, ticked, chosen } = state;
  switch (change.type) {
    case 'tick':
      return {
        ...state,
        ticked: ticked.includes(change.id) ? without(ticked, change.id) : [...ticked, change.id],
      };
    case 'choose':
      return { ...state, chosen: { ...chosen, [change.id]: change.option } };
    case 'place':
      return { ...state, order: without(order, change.id).toSpliced(Math.max(0, change.to), 0, change.id) };
    case 'remove':
      return { ...state, order: without(order, change.id) };
    case 'open':
      return { ...state, open: change.id };
    case 'go':
      return { ...state, at: change.to };
    case 'reset':
      return change.to;
  }
};
