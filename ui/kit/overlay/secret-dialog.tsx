'use client';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { CopyField } from '../display/copy-field';
import { Alert } from '../feedback/alert';
import { saveText } from '../save-text';
import { useKitTexts } from '../texts';
import { usePartTexts } from '../use-part-texts';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, DialogClose, DialogFooter } from './dialog';

/** A secret that is rendered only once, with its label. */
export interface Secret {
  label: string;
  value: string;
  /**
   * Whether the value can be read again later, like an id. It then need not be copied before closing. Default false.
   */
  isPublic?: boolean;
}

export interface SecretDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Rendered once and removed from the DOM when the dialog closes. */
  secrets: readonly Secret[];
  /** Name of the text file. Without it no download is offered. */
  fileName?: string;
}

const asText = (secrets: readonly Secret[]) => secrets.map(({ label, value }) => `${label}: ${value}`).join('\n');

const none: ReadonlySet<string> = new Set();

/** Renders secrets once, to copy or download. Closing requires confirmation until each one was copied or downloaded. */
export function SecretDialog({ open, onOpenChange, title, description, secrets, fileName }: SecretDialogProps) {
  const texts = useKitTexts();
  const parts = usePartTexts().secret;
  const [stored, setStored] = useState<ReadonlySet<string>>(none);
  const [isConfirming, setIsConfirming] = useState(false);
  useEffect(() => {
    if (!open) return;
    setStored(none);
    setIsConfirming(false);
  }, [open]);
  const keep = (labels: readonly string[]) => setStored((before) => new Set([...before, ...labels]));
  const isStored = secrets.every(({ label, isPublic }) => isPublic || stored.has(label));
  const change = (next: boolean) => (next || isStored ? onOpenChange(next) : setIsConfirming(true));
  return (
    <Dialog
      open={open}
      title={title}
      description={description}
      onOpenChange={change}
      sticky
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const dialog = event.target instanceof HTMLElement ? event.target : null;
        dialog?.querySelector<HTMLElement>('[data-slot=copy-field] button')?.focus();
      }}
    >
      <Alert tone="warning">{parts.warning}</Alert>
      <div className="gh:grid gh:gap-4">
        {secrets.map((secret) => (
          <CopyField key={secret.label} label={secret.label} value={secret.value} onCopy={() => keep([secret.label])} />
        ))}
      </div>
      <DialogFooter>
        {fileName && (
          <Button
            variant="secondary"
            onClick={() => {
              saveText(fileName, asText(secrets));
              keep(secrets.map(({ label }) => label));
            }}
          >
            <Download aria-hidden />
            {texts.download}
          </Button>
        )}
        <DialogClose variant="primary">{texts.done}</DialogClose>
      </DialogFooter>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        tone="danger"
        title={parts.leaveTitle}
        description={parts.leaveText}
        confirmLabel={parts.leave}
        cancelLabel={parts.stay}
        onConfirm={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
