import { ThemeProvider, useTheme } from '@gatehouse/ui';
import { Button, Card, Root, Switch } from '@gatehouse/ui/kit';
import { useState } from 'react';

const brand = { primary: '#5b21b6', 'on-primary': '#ffffff', ring: '#7c3aed', radius: '14px' } as const;

function Current() {
  const { theme, density, dir } = useTheme();
  return (
    <Card title="Project">
      <p>
        {theme}, {density}, {dir ?? 'direction of the page'}
      </p>
      <Button>Save changes</Button>
    </Card>
  );
}

/** Every component below takes the variables; dialogs and menus too. */
export default function Theme() {
  const [isCompact, setCompact] = useState(false);
  return (
    <ThemeProvider variables={brand} density={isCompact ? 'compact' : 'comfortable'}>
      <Root>
        <Switch aria-label="Compact" checked={isCompact} onChange={({ target }) => setCompact(target.checked)} />
        <Current />
      </Root>
    </ThemeProvider>
  );
}
