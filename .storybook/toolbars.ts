import type { Preview } from '@storybook/react-vite';
import { languages } from '../ui/locales/load';
import { roleItems } from './roles';

type Toolbars = NonNullable<Preview['globalTypes']>;
type Icon = NonNullable<Toolbars[string]['toolbar']>['icon'];

interface Item {
  value: string;
  title: string;
  right?: string;
}

/** A toolbar menu that shows the selected value. */
const menu = (title: string, icon: Icon, items: readonly (Item | string)[], description = title): Toolbars[string] => ({
  description,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Languages of the administration; the login box supports all. */
const inAdministration = ['en', 'de', 'ar'];

const languageItem = (value: string): Item => {
  const title = new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value;
  return { value, title, ...(!inAdministration.includes(value) && { right: 'login box' }) };
};

export const toolbars: Toolbars = {
  theme: menu('Theme', 'mirror', ['light', 'dark']),
  direction: menu(
    'Direction',
    'transfer',
    [
      { value: '', title: 'Direction of the language' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ],
    'Writing direction',
  ),
  language: menu('Language', 'globe', ['en', ...Object.keys(languages)].map(languageItem)),
  role: menu('Role', 'user', roleItems, 'Role of the signed-in user'),
  density: menu('Density', 'component', ['comfortable', 'compact']),
  width: menu('Width', 'grow', [
    { value: '', title: 'Full' },
    { value: '320px', title: '320 px' },
    { value: '768px', title: '768 px' },
  ]),
};
