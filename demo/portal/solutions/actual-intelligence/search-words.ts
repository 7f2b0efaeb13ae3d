import type { Language } from '../../texts/english';

/** Stop words and stemming of a language. */
export interface SearchWords {
  /** Words without meaning for the search. */
  readonly fillers: ReadonlySet<string>;
  /** Returns the stem that all forms and synonyms of a word share. */
  readonly termOf: (word: string) => string;
}

type Same = Readonly<Record<string, string>>;

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Removes the first ending that leaves at least three letters. */
const without = (endings: readonly string[], word: string): string => {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
};

const sameInEnglish: Same = {
  notebook: 'laptop',
  price: 'cost',
  pay: 'cost',
  paid: 'cost',
  mfa: 'factor',
  '2fa': 'factor',
  wlan: 'wifi',
  recover: 'restore',
  undelete: 'restore',
  outage: 'down',
  leaver: 'leave',
  ssl: 'certificate',
  tls: 'certificate',
  cert: 'certificate',
};

const englishStem = (word: string): string =>
  word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : without(['ing', 'ed', 'es', 's', 'e'], word);

const singular = (word: string): string => (word.length > 3 ? word.replace(/s$/, '') : word);

const english: SearchWords = {
  fillers: listOf(
    `a about after all am an and any are as at be been but by can could did do does for from get gets go goes got had happen happened
    happens has have how i if in into is it its may me must my no often not of on or our shall should so than that the their them then there they this
    to up us was we were what when where which who whom whose why will with would you your`,
  ),
  termOf: (word) => englishStem(sameInEnglish[word] ?? sameInEnglish[singular(word)] ?? word),
};

const sameInGerman: Same = {
  notebook: 'laptop',
  notebooks: 'laptop',
  preis: 'kosten',
  preise: 'kosten',
  kostet: 'kosten',
  kosteten: 'kosten',
  gekostet: 'kosten',
  zurücksetzen: 'zurück',
  zurückgesetzt: 'zurück',
  läuft: 'abgelaufen',
  wechselt: 'gewechselt',
  wechseln: 'gewechselt',
  handy: 'telefon',
  mfa: 'schritt',
  '2fa': 'schritt',
  faktor: 'schritt',
  wifi: 'wlan',
  ssl: 'zertifikat',
  tls: 'zertifikat',
  ausfall: 'erreichbar',
};

const plainVowels: Same = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' };

const german: SearchWords = {
  fillers: listOf(
    `ab aber alle als am an auch auf aus bei bin bis da damit darf das dass dem den denn der des die dies diese dieser doch du
    durch ein eine einem einen einer eines er es für haben hat hatte ich ihr im in ist ja kann kein keine können man mein mit muss
    nach nicht noch nur ob oder oft ohne sehr setze setzen setzt sich sie sind so um und uns unser vom von vor wann war waren warum was weil
    wenn wer werden wie wird wir wo wurde wurden zu zum zur über`,
  ),
  termOf: (word) =>
    without(
      ['ern', 'em', 'er', 'en', 'es', 'e', 's', 'n'],
      (sameInGerman[word] ?? word).replace(/[äöüß]/g, (letter) => plainVowels[letter] ?? letter),
    ),
};

/** Normalizes spelling variants: removes vowel signs, unifies Alif. */
const plainArabic = (word: string): string =>
  word
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');

const sameInArabic: Same = {
  حواسيب: 'حاسوب',
  لابتوب: 'حاسوب',
  سعر: 'تكلف',
  كلفت: 'تكلف',
  جوال: 'هاتف',
  عامل: 'خطو',
};

const arabicStem = (word: string): string => {
  const article = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'].find(
    (each) => word.startsWith(each) && word.length - each.length >= 3,
  );
  const bare = without(['ها', 'ات', 'ون', 'ين', 'ه', 'ي', 'ا'], article ? word.slice(article.length) : word);
  return sameInArabic[bare] ?? bare;
};

const arabic: SearchWords = {
  fillers: listOf(
    `أن أنا أو أي إذا بلغت إعادة إلا إلى أعيد أين التي الذي أم بعد بلا به بها تم ثم حتى حين عن على عند في قبل قد كان كانت كل كم كيف لا لإعادة لم لماذا لن
    له لها ليس ما ماذا متى مرة مع من منذ نحن هذا هذه هل هو هي وهل وهو وهي يمكن`,
  ),
  termOf: (word) => arabicStem(plainArabic(word)),
};

/** Stemming for every language of the sample library. */
export const searchWords: Readonly<Record<Language, SearchWords>> = { en: english, de: german, ar: arabic };
