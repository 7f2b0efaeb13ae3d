import { useIdentity } from '@gatehouse/ui';
import { type ApplicationInfo, ChooseAccountBox } from '@gatehouse/ui/login';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { type ReactNode, useState } from 'react';
import { LanguageSelect } from './language-select';
import { PretendCaptcha } from './pretend-captcha';
import { type HostedRequest, resumeUrl, withRequest } from './request';

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
function Mark({ isKnown }: { isKnown: boolean }) {
  return <img className="hosted-mark" hidden={!isKnown} src="/icon.svg" alt="" width={40} height={40} />;
}

/** Renders the provider's account pages. */
export function HostedPage({ page, request, application, onlyChooses, language, onLanguage }: HostedPageProps) {
  const [isOther, setOther] = useState(false);
  const { environment, routes } = useIdentity();
  const picture = application?.page?.picture;
  const isStray = page.pathname === routes.loginUrl && !request.id;
  const own = application?.whiteLabel ? undefined : <Mark isKnown={application !== undefined} />;
  const header = application?.logo ? undefined : own;
  const onSuccess = () => environment.redirect(resumeUrl(request, page), { replace: true });
  return (
    <div className="hosted" data-arrangement={picture ? 'split' : undefined}>
      {picture && <img className="hosted-picture" src={picture} alt="" referrerPolicy="no-referrer" />}
      <main>
        {isStray ? (
          <Message title="Start from your application" mark={own}>
            This page cannot tell which application you want to sign in to. Go back there and sign in again.
          </Message>
        ) : onlyChooses && !isOther ? (
          <ChooseAccountBox autoFocus {...{ header, application, onSuccess }} onOther={() => setOther(true)} />
        ) : (
          <AuthRoutes
            captcha={PretendCaptcha}
            {...{ header, application, onSuccess }}
            navigate={(address, options) => environment.redirect(withRequest(address, request, page), options)}
            otherwise={
              <Message title="This page does not exist" mark={own}>
                Open the link again, or start from your application.
              </Message>
            }
          />
        )}
      </main>
      <footer className="hosted-foot">
        <LanguageSelect language={language} onChange={onLanguage} />
        {/* The provider's own texts are in English only. */}
        <p className="hosted-note" lang="en" dir="ltr">
          Local identity provider, for this machine only. <a href="/_emulator/outbox">Mails and codes</a>
        </p>
      </footer>
    </div>
  );
}

function Message({ title, mark, children }: { title: string; mark: ReactNode; children: string }) {
  return (
    <>
      {mark}
      <div className="hosted-message" role="alert" lang="en" dir="ltr">
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </>
  );
}
