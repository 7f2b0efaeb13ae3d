'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../kit/button/button';
import { Alert } from '../../kit/feedback/alert';
import { useToast } from '../../kit/feedback/toast';
import { useKitTexts } from '../../kit/texts';
import { type PartLabel, partsOf } from '../archetypes/form/partly-done';
import { useAdminTexts } from '../texts';

interface CellFormProps {
  /** Sends the selection. After an error the form stays open with the selection. */
  onSave: () => Promise<unknown>;
  onClose: () => void;
  /** Message announced on success. */
  toast: string;
  partLabel: PartLabel;
  children: (isBusy: boolean) => ReactNode;
}

/** Renders the form in the popover of a cell. */
export function CellForm({ onSave, onClose, toast, partLabel, children }: CellFormProps) {
  const texts = useAdminTexts('users');
  const kit = useKitTexts();
  const toaster = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setError(undefined);
    setIsBusy(true);
    try {
      await onSave();
      onClose();
      toaster.success(toast);
    } catch (thrown) {
      setError(
        <>
          {kit.describeError(thrown)}
          {partsOf(thrown, partLabel)}
        </>,
      );
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form noValidate className="gh:grid gh:gap-4" onSubmit={(event) => void save(event)}>
      {children(isBusy)}
      <div role="alert" className={error ? undefined : 'gh:sr-only'}>
        {error && <Alert tone="danger">{error}</Alert>}
      </div>
      <div className="gh:flex gh:justify-end gh:gap-2">
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={onClose}>
          {kit.cancel}
        </Button>
        <Button type="submit" size="sm" loading={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
