'use client';
import { pageAt } from '@gatehouse/sdk/admin';
import { useMemo } from 'react';
import { AdminPortal } from '../admin/frame/admin-portal';
import { FrameTexts, useAdminTexts } from '../admin/texts';
import { Backdrop } from '../kit/overlay/modal';
import { Modal, ModalContent } from '../kit/overlay/modal-content';
import { StepUpDialogs } from '../login/step-up/step-up-dialogs';
import { ThemeProvider } from '../react/theme';
import { type FronteggThemeOptions, portalVariables } from './look';

export interface AdminDialogProps {
  themeOptions: FronteggThemeOptions | undefined;
  onClose: () => void;
}

/** Returns the page that the application named in the URL, as the vendor's does: `#/admin-box/users`. */
const pageInHash = () => {
  const [, path] = /^#\/admin-box\/([\w-]+)/.exec(location.hash) ?? [];
  return pageAt(path);
};

/** Renders the administration over the whole page. */
export default function AdminDialog({ themeOptions, onClose }: AdminDialogProps) {
  const variables = useMemo(() => portalVariables(themeOptions), [themeOptions]);
  return (
    <ThemeProvider variables={variables}>
      <FrameTexts>
        <Content onClose={onClose} />
      </FrameTexts>
    </ThemeProvider>
  );
}

function Content({ onClose }: Pick<AdminDialogProps, 'onClose'>) {
  const { portal } = useAdminTexts('frame');
  return (
    <Modal open onOpenChange={onClose}>
      <Backdrop>
        <ModalContent
          locked={false}
          aria-label={portal.title}
          aria-describedby={undefined}
          // Not the first button, which is the link that skips the navigation.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className="gh:flex gh:h-full gh:flex-col gh:overflow-auto gh:focus:outline-none"
        >
          <StepUpDialogs>
            <AdminPortal frame="standalone" page={pageInHash()} onClose={onClose} />
          </StepUpDialogs>
        </ModalContent>
      </Backdrop>
    </Modal>
  );
}
