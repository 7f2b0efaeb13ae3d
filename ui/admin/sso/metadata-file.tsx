'use client';
import { decodeXml, ssoLimits } from '@gatehouse/sdk/sso';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextareaField } from '../../kit/form/fields';
import { useAdminTexts } from '../texts';

/** Renders the input for metadata: a file, which is read on the client, or pasted text. */
export function MetadataFile() {
  const texts = useAdminTexts('sso').setup;
  const { setValue, setError } = useFormContext();
  const id = useId();
  const read = async (file: File | undefined) => {
    if (!file) return;
    // A file over the size limit is not read at all.
    if (file.size > ssoLimits.metadata.max) {
      return setError('metadata', { type: 'custom', message: texts.fileTooLarge }, { shouldFocus: true });
    }
    try {
      setValue('metadata', decodeXml(new Uint8Array(await file.arrayBuffer())), {
        shouldDirty: true,
        shouldValidate: true,
      });
    } catch {
      setError('metadata', { type: 'custom', message: texts.fileUnreadable }, { shouldFocus: true });
    }
  };
  return (
    <>
      <div className="gh:grid gh:gap-1.5">
        <label htmlFor={id} className="gh:text-sm gh:font-medium">
          {texts.file}
        </label>
        <input
          id={id}
          type="file"
          accept=".xml,application/xml,text/xml"
          className="gh:text-sm gh:file:me-3 gh:file:rounded gh:file:border gh:file:border-control gh:file:bg-surface gh:file:px-3 gh:file:py-1.5"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </div>
      <TextareaField name="metadata" dir="ltr" spellCheck={false} label={texts.metadata} hint={texts.metadataHint} />
    </>
  );
}
