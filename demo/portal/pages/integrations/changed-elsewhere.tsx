import { Alert, Button } from '@gatehouse/ui/kit';
import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePortalTexts } from '../../texts/provider';
import { baseOf, startFrom, type Wish, type WishValues } from './wish-form';

/** Renders a warning when the stored list changed after this form was opened. */
export function ChangedElsewhere({ stored }: { stored: readonly Wish[] }) {
  const texts = usePortalTexts('integrations');
  const { control, reset, setValue } = useFormContext<WishValues>();
  const base = useWatch({ control, name: 'base' });
  const now = baseOf(stored);
  const container = useRef<HTMLDivElement>(null);
  const resolveWith = (choose: () => void) => () => {
    choose();
    // The buttons are removed after the choice.
    container.current?.focus();
  };
  return (
    <div ref={container} role="status" tabIndex={-1} className="changed">
      {base !== now && (
        <Alert
          tone="warning"
          title={texts.changed}
          actions={
            <>
              <Button size="sm" variant="secondary" onClick={resolveWith(() => reset(startFrom(stored)))}>
                {texts.take}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                onClick={resolveWith(() => setValue('base', now, { shouldDirty: true }))}
              >
                {texts.keep}
              </Button>
            </>
          }
        >
          {stored.length === 0 ? texts.changedEmpty : texts.changedTo(stored.map(({ name }) => name).join(', '))}
        </Alert>
      )}
    </div>
  );
}
