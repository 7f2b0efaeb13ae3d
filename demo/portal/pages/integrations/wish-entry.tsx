import { Button, TextareaField, TextField, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePortalTexts } from '../../texts/provider';
import type { WishValues } from './wish-form';

export type Direction = 'up' | 'down';

interface WishEntryProps {
  index: number;
  count: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** Renders one product with the requested data, and the buttons that move or remove it. */
export function WishEntry({ index, count, onMove, onRemove }: WishEntryProps) {
  const texts = usePortalTexts('integrations');
  const { control } = useFormContext<WishValues>();
  const typed = useWatch({ control, name: `wishes.${index}.name` });
  const name = typed?.trim() || texts.entry(index + 1);
  const first = index === 0;
  const last = index === count - 1;
  return (
    <li data-wish={index}>
      <fieldset className="wish">
        <legend>
          <VisuallyHidden>{texts.position(index + 1, count)}</VisuallyHidden>
        </legend>
        <span className="wish-number" aria-hidden>
          {index + 1}
        </span>
        <div className="wish-fields">
          <TextField name={`wishes.${index}.name`} label={texts.product} autoComplete="off" />
          <TextareaField name={`wishes.${index}.description`} label={texts.purpose} rows={2} />
        </div>
        <div className="wish-buttons">
          <Button
            variant="ghost"
            size="icon-sm"
            data-move="up"
            aria-label={texts.up(name)}
            disabledReason={first ? texts.isFirst : undefined}
            onClick={() => onMove('up')}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            data-move="down"
            aria-label={texts.down(name)}
            disabledReason={last ? texts.isLast : undefined}
            onClick={() => onMove('down')}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button variant="ghost" size="icon-sm" data-remove aria-label={texts.remove(name)} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
