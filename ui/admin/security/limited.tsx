'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageAddress } from '../resource/address';
import { amountOf, type ProposalName, proposedIn, withoutProposal } from './proposals';

interface ProposedProps {
  name: ProposalName;
  /** Fields that the proposal fills in; undefined for a proposal that makes no sense. */
  values: (proposed: string) => Readonly<Record<string, unknown>> | undefined;
  /** The field that takes the focus. */
  focus: string;
}

/** Fills in what the address proposes for a setting, unsaved. Stands after the fields. */
export function Proposed({ name, values, focus }: ProposedProps) {
  const { search, go } = usePageAddress('security');
  const { setValue, setFocus } = useFormContext();
  const [isFilled, setIsFilled] = useState(false);
  const proposed = proposedIn(search, name);

  useEffect(() => {
    if (proposed === undefined) return;
    for (const [field, value] of Object.entries(values(proposed) ?? {})) {
      setValue(field, value, { shouldDirty: true });
    }
    setIsFilled(true);
    // Once it is in the form, going back or saving must not fill it in again.
    go({ search: withoutProposal(search, name) }, 'replace');
  });
  // A field that its switch reveals is there one render later.
  useEffect(() => {
    if (isFilled) setFocus(focus);
  }, [isFilled, setFocus, focus]);
  return null;
}

interface LimitedProps {
  /** The proposal that fills it in. */
  name: ProposalName;
  /** Name of the field with the limit. */
  field: 'amount' | 'count';
  /** The field. */
  children: ReactNode;
}

/** A limit that is there while the switch `enabled` is on; off, it goes back to what is saved. */
export function Limited({ name, field, children }: LimitedProps) {
  const { resetField } = useFormContext();
  const isOn: unknown = useWatch({ name: 'enabled' });
  useEffect(() => {
    if (!isOn) resetField(field);
  }, [isOn, resetField, field]);
  const values = (proposed: string) => {
    const amount = amountOf(proposed);
    return amount === undefined ? undefined : { enabled: true, [field]: amount };
  };
  return (
    <>
      {isOn === true && children}
      <Proposed name={name} values={values} focus={field} />
    </>
  );
}
