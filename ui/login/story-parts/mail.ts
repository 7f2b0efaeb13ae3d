import type { Identity } from '@gatehouse/sdk';

/** Mail members of what `.storybook/identity.tsx` provides to a story. */
interface Loaded {
  identity?: Identity;
  emulator?: { db: { outbox: { list(): { text: string }[] } } };
  /** Link and code of the newest mail. */
  address?: string;
  code?: string;
}

/** Has a mail sent before the story renders, and stores its link and code in the story's loaded data. */
export const mailedBy =
  (send: (identity: Identity) => Promise<unknown>) =>
  async ({ loaded }: { loaded: Loaded }): Promise<void> => {
    const { identity, emulator } = loaded;
    if (!identity || !emulator) throw new Error('These stories need the provider of .storybook/identity.tsx.');
    await send(identity);
    const text = emulator.db.outbox.list().at(-1)?.text ?? '';
    loaded.address = /http\S+/.exec(text)?.[0];
    loaded.code = /code (\d{6})/.exec(text)?.[1];
  };
