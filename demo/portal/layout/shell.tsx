import { useIdentity } from '@gatehouse/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useClientRecord } from '../client-record';
import { ADMINISTRATION, type Path } from '../paths';
import { usePortalTexts } from '../texts/provider';
import { AdministrationShell } from './administration-shell';
import { Announcer } from './announcer';
import { PortalShell } from './portal-shell';

interface ShellProps {
  path: Path;
  children: ReactNode;
}

/** Renders the frame of every screen of a signed-in user, with a separate one for the administration. */
export function Shell({ path, children }: ShellProps) {
  const identity = useIdentity();
  const { record } = useClientRecord();
  const onLogout = () => void identity.session.logout();
  const Frame = path === ADMINISTRATION ? AdministrationShell : PortalShell;
  return (
    <Announcer>
      <div className="flex flex-1 items-stretch print:block" data-user-sync={record?.msg}>
        <SkipLink />
        <Frame onLogout={onLogout}>{children}</Frame>
      </div>
    </Announcer>
  );
}

/** Focuses the title of the administration's page, which follows its navigation; other pages start with their content. */
const skip = (event: MouseEvent) => {
  const title = document.querySelector<HTMLElement>('#main [data-slot=page-title]');
  if (!title) return;
  event.preventDefault();
  title.focus();
};

/** Renders the skip link to the main content. */
function SkipLink() {
  const texts = usePortalTexts('shell');
  return (
    // biome-ignore lint/a11y/useValidAnchor: on most pages it is a link to the main content
    <a
      className="fixed start-2 top-2 z-60 rounded bg-primary px-4 py-2.5 text-on-primary not-focus:sr-only print:hidden"
      href="#main"
      onClick={skip}
    >
      {texts.skip}
    </a>
  );
}
