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

// ISO 3166-1, without codes that denote no country.
const CODES =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** Returns all countries by two-letter code, sorted by name in a language. */
const countries = (language: string): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return CODES.split(' ')
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
};
