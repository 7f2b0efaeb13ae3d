/** Stores the emulator passed to a story's `prepare`, so that the story can inspect it. */
export const savedRows = <Rows>() => {
  let rows: Rows | undefined;
  return {
    remember: (emulator: Rows): void => {
      rows = emulator;
    },
    emulator: (): Rows => {
      if (!rows) throw new Error('These stories need the emulator of .storybook/identity.tsx.');
      return rows;
    },
  };
};
