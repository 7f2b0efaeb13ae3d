import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { Redo2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Choice, Part, panelClass } from '../state/controls';
import { BrandPart } from './colors/brand-part';
import { ColorsPart } from './colors/colors-part';
import { measure } from './colors/contrast';
import { ContrastPart } from './colors/contrast-part';
import type { ColorPicking } from './colors/use-color-picking';
import type { Comparison } from './comparison';
import { paletteOf } from './defaults';
import type { ThemeHistory } from './history';
import { SavedPart } from './saved-part';
import type { SavedThemes } from './saved-themes';
import { ShapePart } from './shape-part';
import { StartPart } from './start-part';
import { TextsPart } from './texts-part';

interface ThemePanelProps extends ThemeHistory {
  picking: ColorPicking;
  comparison: Comparison;
  saved: SavedThemes;
}

export function ThemePanel({ theme, change, undo, redo, picking, comparison, saved }: ThemePanelProps) {
  const [message, setMessage] = useState('');
  const failing = (['light', 'dark'] as const).flatMap((mode) =>
    measure(paletteOf(theme, mode)).filter(({ passes }) => !passes),
  ).length;
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    // A focused text field has its own undo.
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)?.();
  };
  const step = (move: (() => void) | undefined, sentence: string) => () => {
    move?.();
    setMessage(sentence);
  };
  return (
    <section className={`${panelClass} scroll-pt-16`} aria-label="Theme" onKeyDown={keys}>
      <div className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-background px-4 py-2">
        <Button size="sm" variant="secondary" disabled={!undo} onClick={step(undo, 'Change undone')}>
          <Undo2 aria-hidden />
          Undo
        </Button>
        <Button size="sm" variant="secondary" disabled={!redo} onClick={step(redo, 'Change redone')}>
          <Redo2 aria-hidden />
          Redo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={Object.keys(theme).length === 0}
          onClick={step(() => change({}, 'reset'), 'Back to the default theme')}
        >
          Reset
        </Button>
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      </div>
      <Part title="Start" open>
        <StartPart theme={theme} change={change} />
      </Part>
      <Part title="Contrast" note={failing === 0 ? 'All pass AA' : `${failing} too low`} open={failing > 0}>
        <ContrastPart theme={theme} change={change} />
      </Part>
      <Part title="Colors" open>
        <ColorsPart theme={theme} change={change} picking={picking} />
      </Part>
      <Part title="Shape, spacing and type">
        <ShapePart theme={theme} change={change} />
      </Part>
      <Part title="Logo and name">
        <BrandPart theme={theme} change={change} />
      </Part>
      <Part title="Texts of the login box">
        <TextsPart theme={theme} change={change} />
      </Part>
      <Part title="Saved on this device">
        <SavedPart theme={theme} change={change} saved={saved} />
        <Choice
          label="Compare with"
          options={comparison.options}
          value={comparison.base}
          onChange={comparison.choose}
        />
        <p className="text-xs text-subtle empty:hidden">
          Compare, at the top of the page, shows this theme in place of yours.
        </p>
      </Part>
    </section>
  );
}
