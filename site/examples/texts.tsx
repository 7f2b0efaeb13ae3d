import { TextsProvider, useTexts } from '@gatehouse/ui';
import { Button, CopyField } from '@gatehouse/ui/kit';

function Wording() {
  const { common, language } = useTexts();
  return (
    <>
      <p>
        {language}: {common.tryAgain}, {common.switchAccount}
      </p>
      <CopyField label="Client ID" value="f3a1-88c2" />
      <Button variant="secondary">{common.continue}</Button>
    </>
  );
}

/** Replaces single texts of the language around it. */
export default function Texts() {
  const texts = useTexts();
  const own = { ...texts, common: { ...texts.common, continue: 'Go on' } };
  return (
    <TextsProvider texts={own}>
      <Wording />
    </TextsProvider>
  );
}
