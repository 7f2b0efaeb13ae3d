import { Button, KitTextsProvider, PortalRoot, Root, useKitTexts, useRootSettings } from '@gatehouse/ui/kit';
import { createPortal } from 'react-dom';

function Part() {
  const { required } = useKitTexts();
  const { theme } = useRootSettings();
  return (
    <>
      <p>
        {theme}: {required}
      </p>
      {createPortal(
        <PortalRoot>
          <p>Elsewhere on the page, with the same look.</p>
        </PortalRoot>,
        document.body,
      )}
    </>
  );
}

/** Parts of the kit that stand alone need a root, which gives them font, colors and direction. */
export default function Standalone() {
  return (
    <Root>
      <KitTextsProvider texts={{ required: 'Please fill this in.' }}>
        <Part />
        <Button>Save</Button>
      </KitTextsProvider>
    </Root>
  );
}
