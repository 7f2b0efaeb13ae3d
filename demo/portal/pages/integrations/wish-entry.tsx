import { Button, TextareaField, TextField, VisuallyHidden } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { WishValues } from './wish-form';

export type Direction = 'up' | 'down';

interface WishEntryProps {
  index: number;
  count: number;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
}

/** One product with what its connection should do, and the buttons for its place on the list. */
export function WishEntry({ index, count, onMove, onRemove }: WishEntryProps) {
  const { control } = useFormContext<WishValues>();
  const typed = useWatch({ control, name: `wishes.${index}.name` });
  const name = typed?.trim() || `entry ${index + 1}`;
  const first = index === 0;
  const last = index === count - 1;
  return (
    <li data-wish={index}>
      <fieldset className="wish">
        <legend>
          <VisuallyHidden>
            Integration {index + 1} of {count}
          </VisuallyHidden>
        </legend>
        <span className="wish-number" aria-hidden>
          {index + 1}
        </span>
        <div className="wish-fields">
          <TextField name={`wishes.${index}.name`} label="Product" autoComplete="off" />
          <TextareaField name={`wishes.${index}.description`} label="What should the connection do?" rows={2} />
        </div>
        <div className="wish-buttons">
          <Button
            variant="ghost"
            size="icon-sm"
            data-move="up"
            aria-label={`Move ${name} up`}
            disabledReason={first ? 'It is the first one.' : undefined}
            onClick={() => onMove('up')}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon-sm"
            data-move="down"
            aria-label={`Move ${name} down`}
            disabledReason={last ? 'It is the last one.' : undefined}
            onClick={() => onMove('down')}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button variant="ghost" size="icon-sm" data-remove aria-label={`Remove ${name}`} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
