import type { AdminPageId } from '@gatehouse/sdk/admin';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import {
  changesFromNow,
  fieldsOf,
  isTyped,
  messagesOf,
  patience,
  press,
  refuse,
  submit,
  typicalText,
  valuesOf,
} from './story-pages/form-steps';
import { openPage, pageElement, settled, startAgain } from './story-pages/walk';
import { WalkFixture } from './story-pages/walk-fixture';

const meta = {
  title: 'Admin/Forms',
  tags: ['long'],
  component: WalkFixture,
  // The stories of each page and dialog check accessibility and appearance.
  parameters: { emulator: { seed: 'demo' }, a11y: { test: 'off' } },
} satisfies Meta<typeof WalkFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages with sections that save separately, and the number of their forms. */
const settings: readonly { page: AdminPageId; tab?: string; sections: number }[] = [
  { page: 'profile', sections: 1 },
  { page: 'account', sections: 2 },
  { page: 'account', tab: 'Login page', sections: 2 },
  { page: 'security', tab: 'Sessions', sections: 3 },
  { page: 'security', tab: 'Sign-in', sections: 3 },
  { page: 'security', tab: 'IP addresses', sections: 1 },
  { page: 'security', tab: 'Email domains', sections: 1 },
];
const expectedTexts: Readonly<Record<string, string>> = {
  'Two-step verification': 'Require it',
  'Email domains': 'Save anyway',
};

/** Changes the first editable field of a section. */
const change = (form: HTMLElement) => {
  const fields = fieldsOf(form);
  const text = fields.find(isTyped);
  if (text) {
    return fireEvent.change(text, {
      target: { value: text.name === 'timezone' ? 'Europe/Berlin' : typicalText(text) },
    });
  }
  const choice = fields.find(
    (field) => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type) && !field.checked,
  );
  return fireEvent.click(choice ?? fields[0] ?? form);
};

/** For each section: ten clicks send one save; when it is refused, that is reported there and the input is kept. */
export const Sections: Story = {
  play: async ({ loaded: { emulator } }) => {
    for (const [index, { page, tab, sections }] of settings.entries()) {
      startAgain();
      await openPage(emulator, page);
      if (tab) await press(tab);
      await settled(emulator);
      const forms = [...pageElement().querySelectorAll<HTMLElement>('[data-slot=settings-section] form')];
      await expect(forms).toHaveLength(sections);
      const refused = refuse(emulator, index);
      for (const form of forms) {
        change(form);
        const typed = valuesOf(form);
        await within(form).findByRole('button', { name: 'Save', hidden: true }, patience);
        const changes = changesFromNow(emulator);
        await submit(form, expectedTexts[form.getAttribute('aria-label') ?? ''], 10);
        await expect(await messagesOf(form)).not.toMatch(/Error \d{3}/);
        await expect(
          changes().map(({ method, path }) => `${method} ${path}`),
          'requests of ten clicks',
        ).toEqual([expect.any(String)]);
        await expect(valuesOf(form)).toEqual(typed);
        fireEvent.click(within(form).getByRole('button', { name: 'Reset', hidden: true }));
      }
      refused.stop();
    }
  },
};
