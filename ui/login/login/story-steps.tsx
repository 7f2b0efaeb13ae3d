import type { Identity } from '@gatehouse/sdk';
import type { Decorator } from '@storybook/react-vite';
import { screen, spyOn, userEvent } from 'storybook/test';

/** Renders a story in the main landmark, as a page of its own would. */
export const inMain: Decorator = (Story) => (
  <main>
    <Story />
  </main>
);

export const enteringPassword = { step: 'loginWithPassword', context: { email: 'reader@acme.test' } } as const;

/** Provider members used by these stories. */
interface StoryProvider {
  hits(path: string): number;
  settings: { clockAhead: number };
  db: { mfaSessions: { list(): { enrolling?: string }[] }; outbox: { list(): { text: string }[] } };
}

export const providerOf = ({ emulator }: { emulator?: StoryProvider }): StoryProvider => {
  if (!emulator) throw new Error('These stories need the emulator of .storybook/identity.tsx.');
  return emulator;
};

export const identityOf = ({ identity }: { identity?: Identity }): Identity => {
  if (!identity) throw new Error('These stories need the identity of .storybook/identity.tsx.');
  return identity;
};

/** Advances the clock, so that a code can be sent again. */
export const halfAMinuteLater = (loaded: { identity?: Identity }) => {
  const { environment } = identityOf(loaded);
  const later = environment.now() + 31_000;
  spyOn(environment, 'now').mockReturnValue(later);
};

export const giveEmail = async (email: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), `${email}{Enter}`);
};

export const passwordBox = () => screen.findByLabelText('Password', { selector: 'input' });

export const givePassword = async (password: string) => userEvent.type(await passwordBox(), `${password}{Enter}`);

export const codeBox = () => screen.findByRole('textbox', { name: 'Code' });
