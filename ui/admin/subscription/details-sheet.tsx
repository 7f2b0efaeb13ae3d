'use client';
import * as billing from '@gatehouse/sdk/billing';
import { isEmail } from '@gatehouse/sdk/text';
import { useMemo } from 'react';
import { maxLength, object, refine, string, trim } from 'zod/mini';
import { SelectField } from '../../kit/form/choice-fields';
import { TextField } from '../../kit/form/fields';
import { useCapability } from '../../react/capability';
import { useTexts } from '../../react/texts';
import { FormSheet } from '../archetypes/form/form-sheet';
import { useAdminTexts } from '../texts';
import { countries } from './countries';

interface DetailsSheetProps {
  /** Payment method whose details are edited; the sheet is open while it is set. */
  method: billing.PaymentMethod | undefined;
  onClose: () => void;
}

const { max: MAX_LENGTH } = billing.billingLimits.line;

const lines = ['addressLine1', 'addressLine2', 'postalCode', 'city', 'state'] as const;

const autoComplete = {
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
} as const;

/** Renders the form for the billing details on invoices. */
export function DetailsSheet({ method, onClose }: DetailsSheetProps) {
  const texts = useAdminTexts('subscription');
  const { language } = useTexts();
  const { paymentMethod, updateBillingDetails } = useCapability(billing);
  const options = useMemo(() => countries(language), [language]);
  const line = string().check(trim(), maxLength(MAX_LENGTH, texts.tooLong(MAX_LENGTH)));
  const schema = object({
    email: string().check(trim(), refine(isEmail, texts.emailWrong)),
    addressLine1: line,
    addressLine2: line,
    postalCode: line,
    city: line,
    state: line,
    country: string(),
  });
  return (
    <FormSheet
      item={method}
      onClose={onClose}
      title={texts.details}
      schema={schema}
      toInput={({ billingDetails }) => {
        const { address, email } = billingDetails ?? {};
        return {
          email: email ?? '',
          addressLine1: address?.addressLine1 ?? '',
          addressLine2: address?.addressLine2 ?? '',
          postalCode: address?.postalCode ?? '',
          city: address?.city ?? '',
          state: address?.state ?? '',
          country: address?.country ?? '',
        };
      }}
      submitLabel={texts.save}
      mutation={updateBillingDetails()}
      latest={({ id }) => paymentMethod({ id })}
      toVariables={(_values, { item, changes: { email, ...address } }) => ({
        id: item.id,
        ...(email !== undefined && { email }),
        ...(Object.keys(address).length > 0 && { address }),
      })}
      toast={() => texts.detailsSaved}
    >
      <TextField name="email" label={texts.email} type="email" dir="ltr" autoComplete="email" />
      {lines.map((name) => (
        <TextField key={name} name={name} label={texts[name]} autoComplete={autoComplete[name]} optional />
      ))}
      <SelectField name="country" label={texts.country} options={options} placeholder="–" optional />
    </FormSheet>
  );
}
