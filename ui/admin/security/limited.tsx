'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePageAddress } from '../archetypes/page/address';
import { amountOf, type ProposalName, proposedIn, withoutProposal } from './proposals';

interface ProposedProps {
  name: ProposalName;
  /** Returns the field values of a proposal; undefined for an invalid one. */
  values: (proposed: string) => Readonly<Record<string, unknown>> | undefined;
  /** Name of the field to focus. */
  focus: string;
}

/** Fills in the proposal in the URL for a setting, without saving it. Render it after the fields. */
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
    // Removed from the URL, so that history navigation or a save does not fill it in again.
    go({ search: withoutProposal(search, name) }, 'replace');
  });
  // A field revealed by its switch is mounted one render later.
  useEffect(() => {
    if (isFilled) setFocus(focus);
  }, [isFilled, setFocus, focus]);
  return null;
}

interface LimitedProps {
  /** Proposal that fills in the limit. */
  name: ProposalName;
  /** Name of the field with the limit. */
  field: 'amount' | 'count';
  /** Field of the limit. */
  children: ReactNode;
}

/** Renders a limit while the switch `enabled` is on; switching off resets it to the saved value. */
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
