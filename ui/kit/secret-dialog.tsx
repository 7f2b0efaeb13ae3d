'use client';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';
import { CopyField } from './copy-field';
import { Dialog, DialogClose, DialogFooter } from './dialog';
import { saveText } from './save-text';
import { useKitTexts } from './texts';

/** Something that is shown only once, and what it is called. */
export interface Secret {
  label: string;
  value: string;
}

export interface SecretDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** Shown this once; they leave the page with the dialog. */
  secrets: readonly Secret[];
  /** Name of the text file; without it there is no download. */
  fileName?: string;
}

const asText = (secrets: readonly Secret[]) => secrets.map(({ label, value }) => `${label}: ${value}`).join('\n');

/** Shows secrets once, to copy or to download. A click beside it does not throw them away. */
export function SecretDialog({ open, onOpenChange, title, description, secrets, fileName }: SecretDialogProps) {
  const texts = useKitTexts();
  return (
    <Dialog
      {...{ open, onOpenChange, title, description }}
      sticky
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const dialog = event.target instanceof HTMLElement ? event.target : null;
        dialog?.querySelector<HTMLElement>('[data-slot=copy-field] button')?.focus();
      }}
    >
      <Alert tone="warning">{texts.secretWarning}</Alert>
      <div className="gh:grid gh:gap-4">
        {secrets.map((secret) => (
          <CopyField key={secret.label} {...secret} />
        ))}
      </div>
      <DialogFooter>
        {fileName && (
          <Button variant="secondary" onClick={() => saveText(fileName, asText(secrets))}>
            <Download aria-hidden />
            {texts.download}
          </Button>
        )}
        <DialogClose variant="primary">{texts.done}</DialogClose>
      </DialogFooter>
    </Dialog>
  );
}
