import { useIdentity, useTexts } from '@gatehouse/ui';
import { type ApplicationInfo, ChooseAccountBox } from '@gatehouse/ui/login';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { DeveloperNote } from './developer-note';
import { LanguageSelect } from './language-select';
import type { MessageProps } from './message';
import { PretendCaptcha } from './pretend-captcha';
import { type HostedRequest, keepsCookies, resumeUrl, withRequest } from './request';

export interface HostedPageProps {
  page: URL;
  request: HostedRequest;
  /** Application settings; undefined while they are loading. */
  application: ApplicationInfo | undefined;
  /** Whether a signed-in user chooses an account. */
  onlyChooses: boolean;
  /** Language of the page. */
  language: string;
  onLanguage: (language: string) => void;
}

/** Renders the provider's mark. Until it is known whether the vendor hides it, its space is reserved. */
function Mark({ isVisible }: { isVisible: boolean }) {
  return <img className="hosted-mark" hidden={!isVisible} src="/icon.svg" alt="" width={40} height={40} />;
}

const Message = lazy<ComponentType<MessageProps>>(() =>
  import('./message').catch(() => ({ default: MessageNotLoaded })),
);

const StorageBlocked = lazy(() => import('./storage-blocked').catch(() => ({ default: MessageNotLoaded })));

function MessageNotLoaded() {
  const { common } = useTexts();
  return (
    <div className="hosted-message" role="alert">
      <p>{common.partFailed}</p>
    </div>
  );
}

/** Renders the provider's account pages. */
export function HostedPage({ page, request, application, onlyChooses, language, onLanguage }: HostedPageProps) {
  const [isOther, setOther] = useState(false);
  const { environment, routes } = useIdentity();
  const picture = application?.page?.picture;
  // Links from emails work without cookies.
  const [isBlocked] = useState(() => request.id !== undefined && !keepsCookies());
  const isStray = page.pathname === routes.loginUrl && !request.id;
  const mark = application?.whiteLabel ? undefined : <Mark isVisible={application !== undefined} />;
  const header = application?.logo ? undefined : mark;
  const onSuccess = () => environment.redirect(resumeUrl(request, page), { replace: true });
  return (
    <div className="hosted" data-arrangement={picture ? 'split' : undefined}>
      {picture && <img className="hosted-picture" src={picture} alt="" referrerPolicy="no-referrer" />}
      <main>
        {isStray ? (
          <>
            {mark}
            <Suspense>
              <Message language={language} />
            </Suspense>
          </>
        ) : isBlocked ? (
          <>
            {mark}
            <Suspense>
              <StorageBlocked />
            </Suspense>
          </>
        ) : onlyChooses && !isOther ? (
          <ChooseAccountBox
            autoFocus
            header={header}
            application={application}
            onSuccess={onSuccess}
            onOther={() => setOther(true)}
          />
        ) : (
          <AuthRoutes
            // The provider also shows this page at addresses that it does not have, wherever they are.
            path={page.pathname.startsWith('/account/') ? undefined : '/account/nowhere'}
            captcha={PretendCaptcha}
            header={header}
            application={application}
            onSuccess={onSuccess}
            navigate={(address, options) => environment.redirect(withRequest(address, request, page), options)}
          />
        )}
      </main>
      <footer className="hosted-foot">
        <LanguageSelect language={language} onChange={onLanguage} />
        <DeveloperNote language={language} />
      </footer>
    </div>
  );
}
