'use client';
import { webUrl } from '@gatehouse/sdk/account-settings';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../kit/button/button';
import { FieldFrame } from '../../kit/form/field';
import { Input } from '../../kit/form/input';
import { useField } from '../../kit/form/use-field';
import { useAdminTexts } from '../texts';
import { shrinkPicture } from './shrink-picture';

const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z\d+/]+=*$/i;

/** Returns whether a text is a web URL or an image data URL that cannot run scripts. */
export const isPicture = (text: string): boolean => PICTURE.test(text) || webUrl(text) !== undefined;

interface LogoFieldProps {
  name: string;
  label: string;
  /** Name of the account, used as alternative text of the logo. */
  company: string;
}

/** Renders a logo input: a file, which is scaled down, or a URL. */
export function LogoField({ name, label, company }: LogoFieldProps) {
  const { logo: texts } = useAdminTexts('account');
  const field = useField(name);
  const { field: control } = useController({ name });
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const value: unknown = control.value;
  const text = typeof value === 'string' ? value : '';
  const isFile = text.startsWith('data:');

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const picture = await shrinkPicture(chosen);
    setProblem(picture ? undefined : texts.unusable);
    if (picture) control.onChange(picture);
  };
  const remove = () => {
    setProblem(undefined);
    control.onChange('');
  };
  return (
    <FieldFrame field={{ ...field, error: problem ?? field.error }} label={label} hint={texts.hint} optional>
      <div className="gh:flex gh:flex-wrap gh:items-center gh:gap-3">
        {text !== '' && isPicture(text) && (
          <img
            src={text}
            alt={texts.alt(company)}
            referrerPolicy="no-referrer"
            className="gh:h-12 gh:max-w-40 gh:rounded gh:border gh:border-line gh:bg-muted gh:object-contain gh:p-1"
          />
        )}
        {isFile ? (
          <span id={field.id} className="gh:text-sm gh:text-subtle">
            {texts.uploaded}
          </span>
        ) : (
          <Input
            id={field.id}
            type="url"
            dir="ltr"
            placeholder="https://"
            className="gh:min-w-40 gh:flex-1"
            aria-invalid={field.error ? true : undefined}
            aria-describedby={`${field.hintId} ${field.errorId}`}
            value={text}
            onChange={control.onChange}
            onBlur={control.onBlur}
          />
        )}
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/gif,image/webp"
          hidden
          data-slot="logo-file"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Reset, so that choosing the same file again fires a change event.
            void take(chosen).finally(() => {
              if (file.current) file.current.value = '';
            });
          }}
        />
        <Button variant="secondary" onClick={() => file.current?.click()}>
          {texts.choose}
        </Button>
        {text !== '' && (
          <Button variant="ghost" onClick={remove}>
            {texts.remove}
          </Button>
        )}
      </div>
    </FieldFrame>
  );
}
