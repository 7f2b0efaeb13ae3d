import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

const GLOBALS_UPDATED = 'globalsUpdated';

/** Renders a docs page in the theme of the toolbar. */
export default function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<'light' | 'dark'>(() =>
    new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light',
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const change = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  }, []);
  return (
    <DocsContainer {...props} theme={themes[theme]}>
      <div className="docs" data-theme={theme}>
        {props.children}
      </div>
    </DocsContainer>
  );
}
