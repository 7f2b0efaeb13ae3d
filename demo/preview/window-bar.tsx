import { Button, Input, Select } from '@gatehouse/ui/kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { adjacentScreen, type PreviewScreen } from './screens/catalog';
import { modes, widths, zooms } from './state/choices';
import { Segments } from './state/controls';
import { type Setup, WIDTHS } from './state/setup';
import type { ChangeSetup } from './state/use-setup';

interface WindowBarProps {
  setup: Setup;
  onChange: ChangeSetup;
  screen: PreviewScreen;
  /** Path of the rendered page in a product. */
  address: string;
}

export function WindowBar({ setup, onChange, screen, address }: WindowBarProps) {
  const move = (offset: 1 | -1) => {
    const next = adjacentScreen(screen.id, offset);
    if (next) onChange({ screen: next.id });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-line bg-background px-3 py-2">
      <div className="flex min-w-0 items-center">
        <Button size="sm" variant="ghost" aria-label="Previous screen" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button size="sm" variant="ghost" aria-label="Next screen" onClick={() => move(1)}>
          <ChevronRight aria-hidden />
        </Button>
        <p className="ms-2 grid min-w-0 text-[13px]/[18px]">
          <b>{screen.name}</b>
          <code
            title="Address of this page in a product"
            className="truncate font-(family-name:--gh-font-mono) text-xs text-subtle"
          >
            {address}
          </code>
        </p>
      </div>
      <div className="flex min-w-0 items-center gap-1.5 max-[480px]:flex-wrap [&_select]:min-w-23">
        <WidthField width={setup.width} onChange={(width) => onChange({ width })} />
        <Select aria-label="Zoom" value={setup.zoom} onChange={({ target }) => onChange({ zoom: target.value })}>
          {Object.entries(zooms).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <Segments label="Mode" hidesLabel options={modes} value={setup.mode} onChange={(mode) => onChange({ mode })} />
      </div>
    </div>
  );
}

interface WidthFieldProps {
  width: number;
  onChange: (width: number) => void;
}

function WidthField({ width, onChange }: WidthFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isPreset = Object.entries(widths).some(([value]) => Number(value) === width);
  return (
    <div className="flex min-w-0 items-center gap-1.5">
      <Select
        aria-label="Window"
        value={isPreset ? width : 'custom'}
        onChange={({ target }) => target.value !== 'custom' && onChange(Number(target.value))}
      >
        {Object.entries(widths).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        <option value="custom">Custom width</option>
      </Select>
      <Input
        type="number"
        aria-label="Width in pixels"
        className="w-19"
        min={WIDTHS.min}
        max={WIDTHS.max}
        value={typed ?? width}
        onChange={({ target }) => {
          const next = Number(target.value);
          const fits = Number.isInteger(next) && next >= WIDTHS.min && next <= WIDTHS.max;
          setTyped(fits ? undefined : target.value);
          if (fits) onChange(next);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
