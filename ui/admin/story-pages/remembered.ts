/** Keeps the emulator that a story's `prepare` is handed, so that the story can look into it afterwards. */
export const remembered = <Rows>() => {
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
