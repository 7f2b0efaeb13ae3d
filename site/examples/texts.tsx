import { TextsProvider, useTexts } from '@gatehouse/ui';
import { en } from '@gatehouse/ui/locales/en';
import { extendTexts } from '@gatehouse/ui/locales/extend';
import { LoginBox } from '@gatehouse/ui/login';

// What is missing stays English; a key that does not exist does not compile.
const dutch = extendTexts(en, {
  language: 'nl',
  common: { continue: 'Verder', tryAgain: 'Opnieuw proberen' },
  flows: { box: { email: { label: 'E-mailadres' } } },
});

function Wording() {
  const { common, language } = useTexts();
  return (
    <p>
      {language}: {common.continue}, {common.tryAgain}, {common.startAgain}
    </p>
  );
}

/** A language of your own. */
export default function Texts() {
  return (
    <TextsProvider texts={dutch}>
      <Wording />
      <LoginBox onSuccess={() => undefined} />
    </TextsProvider>
  );
}
