import { digitsIn, typedText } from '@gatehouse/sdk/text';

// Source: ITU-T E.164, list of country codes; regions as in ISO 3166-1.
const table =
  'AC247AD376AE971AF93AG1268AI1264AL355AM374AO244AR54AS1684AT43AU61AW297AX358AZ994BA387BB1246BD880BE32BF226BG359BH973BI257BJ229BL590BM1441BN673BO591BQ599BR55BS1242BT975BW267BY375BZ501CA1CC61CD243CF236CG242CH41CI225CK682CL56CM237CN86CO57CR506CU53CV238CW599CX61CY357CZ420DE49DJ253DK45DM1767DO1809DZ213EC593EE372EG20EH212ER291ES34ET251FI358FJ679FK500FM691FO298FR33GA241GB44GD1473GE995GF594GG44GH233GI350GL299GM220GN224GP590GQ240GR30GT502GU1671GW245GY592HK852HN504HR385HT509HU36ID62IE353IL972IM44IN91IO246IQ964IR98IS354IT39JE44JM1876JO962JP81KE254KG996KH855KI686KM269KN1869KP850KR82KW965KY1345KZ7LA856LB961LC1758LI423LK94LR231LS266LT370LU352LV371LY218MA212MC377MD373ME382MF590MG261MH692MK389ML223MM95MN976MO853MP1670MQ596MR222MS1664MT356MU230MV960MW265MX52MY60MZ258NA264NC687NE227NF672NG234NI505NL31NO47NP977NR674NU683NZ64OM968PA507PE51PF689PG675PH63PK92PL48PM508PR1787PS970PT351PW680PY595QA974RE262RO40RS381RU7RW250SA966SB677SC248SD249SE46SG65SH290SI386SJ47SK421SL232SM378SN221SO252SR597SS211ST239SV503SX1721SY963SZ268TC1649TD235TG228TH66TJ992TK690TL670TM993TN216TO676TR90TT1868TV688TW886TZ255UA380UG256US1UY598UZ998VA39VC1784VE58VG1284VI1340VN84VU678WF681WS685XK383YE967YT262ZA27ZM260ZW263';

/** A region with its calling code. */
export interface CallingCode {
  /** ISO 3166-1 code, e.g. `DE`. */
  region: string;
  code: string;
}

/** All regions with phone numbers of their own. */
export const callingCodes: readonly CallingCode[] = [...table.matchAll(/([A-Z]{2})(\d+)/g)].map(
  ([, region = '', code = '']) => ({ region, code }),
);

/** Regions in which a leading zero is part of the number; elsewhere it is only dialed within the country. */
const KEEPS_ZERO = new Set(['IT', 'SM', 'VA', 'CI', 'GA', 'CG']);

/**
 * Converts a typed number to the provider's format, `+` and digits. Numbers that start with `+` or `00` are already
 * international; others get the calling code of the region.
 */
export const internationalNumber = (typed: string, { region, code }: CallingCode): string => {
  const digits = digitsIn(typed);
  if (typedText(typed).startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  // North America: the calling codes of most islands are part of the ten digits, and a leading 1 is optional.
  if (code.startsWith('1') && /^1?\d{10}$/.test(digits)) return `+1${digits.slice(-10)}`;
  return `+${code}${KEEPS_ZERO.has(region) ? digits : digits.replace(/^0/, '')}`;
};
