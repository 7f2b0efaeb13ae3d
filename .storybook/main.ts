import type { StorybookConfig } from '@storybook/react-vite';
import tailwind from '@tailwindcss/vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', './*.stories.tsx', '../ui/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests need no props. `react-docgen` does not resolve props of imported types.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), tailwind()],
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
