import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryNotes } from '../../kit/story-notes';
import { texts as hebrew } from '../../locales/he';
import { texts as japanese } from '../../locales/ja';
import { TextsProvider } from '../../react/texts';
import { LoginBox } from './login-box';

const notes = {
  TextsProvider: {
    accessibility: [
      'Labels, announcements and errors follow the language; boxes and portal set `lang` and the writing direction.',
    ],
    do: ['Load texts with `loadTexts(navigator.languages)`.'],
    avoid: ['Do not change single texts in the DOM: hand in texts of your own.'],
  },
} satisfies Record<string, StoryNotes>;

const meta: Meta<typeof LoginBox> = {
  title: 'Login/Languages',
  component: LoginBox,
  args: { onSuccess: fn() },
  parameters: { docs: { notes }, signedInAs: null },
  decorators: (Story) => (
    <main>
      <Story />
    </main>
  ),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Texts that the walk expects in a language, written out so that a missing text is detected. */
interface Words {
  direction: string;
  title: string;
  email: string;
  mistyped: RegExp;
  password: string;
  wrongPassword: RegExp;
  codeTitle: string;
  code: string;
  wrongCode: RegExp;
}

const expectFit = async (canvas: HTMLElement, direction: string) => {
  const frame = canvas.querySelector<HTMLElement>('.story-frame');
  const box = canvas.querySelector<HTMLElement>('main .gh-root');
  if (!frame || !box) throw new Error('The box is not on the page.');
  await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  await expect(getComputedStyle(box).direction).toBe(direction);
};

/** Walks through email, password and code, each wrong once. */
const walk =
  (words: Words): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await screen.findByRole('heading', { name: words.title });
    const email = screen.getByRole('textbox', { name: words.email });
    await userEvent.type(email, 'mfa{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(words.mistyped));
    await expectFit(canvasElement, words.direction);
    await userEvent.type(email, '@acme.test{Enter}');

    const password = await screen.findByLabelText(words.password, { selector: 'input' });
    await userEvent.type(password, 'not-my-password{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(words.wrongPassword));
    await expectFit(canvasElement, words.direction);
    await userEvent.type(password, 'mfa-Secret-1{Enter}');

    await screen.findByRole('heading', { name: words.codeTitle });
    const code = screen.getByRole('textbox', { name: words.code });
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.paste('000000');
    await waitFor(() => expect(code).toHaveAccessibleDescription(words.wrongCode));
    await expectFit(canvasElement, words.direction);
  };

export const Hebrew: Story = {
  globals: { width: '320px', direction: 'rtl' },
  render: (args) => (
    <TextsProvider texts={hebrew}>
      <LoginBox {...args} />
    </TextsProvider>
  ),
  play: walk({
    direction: 'rtl',
    title: 'כניסה',
    email: 'אימייל',
    mistyped: /יש להזין כתובת אימייל/,
    password: 'סיסמה',
    wrongPassword: /כתובת האימייל או הסיסמה שגויות/,
    codeTitle: 'הזנת הקוד',
    code: 'קוד',
    wrongCode: /הקוד שגוי/,
  }),
};

export const Japanese: Story = {
  globals: { width: '320px' },
  render: (args) => (
    <TextsProvider texts={japanese}>
      <LoginBox {...args} />
    </TextsProvider>
  ),
  play: walk({
    direction: 'ltr',
    title: 'ログイン',
    email: 'メールアドレス',
    mistyped: /メールアドレスを入力してください/,
    password: 'パスワード',
    wrongPassword: /パスワードが正しくありません/,
    codeTitle: 'コードを入力',
    code: 'コード',
    wrongCode: /コードが正しくないか/,
  }),
};
