import type { Identity } from '@gatehouse/sdk';

/** What `.storybook/identity.tsx` gives to a story, as far as mails go. */
interface Loaded {
  identity?: Identity;
  emulator?: { db: { outbox: { list(): { text: string }[] } } };
  /** The link and the code of the newest mail. */
  address?: string;
  code?: string;
}

/** Has a mail sent before the story renders, and notes its link and its code in what the story has loaded. */
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
