import { useIdentity } from '@gatehouse/ui';
import { type Application, LoginBox } from '@gatehouse/ui/login';
import { type HostedRequest, resumeUrl } from './request';

export interface HostedPageProps {
  page: URL;
  request: HostedRequest | undefined;
  /** What is known of the application by the time the page shows. */
  application?: Application;
}

const mark = <img className="hosted-mark" src="/icon.svg" alt="" width={40} height={40} />;

/** The provider's own sign-in page. */
export function HostedPage({ page, request, application = {} }: HostedPageProps) {
  const { environment } = useIdentity();
  return (
    <div className="hosted">
      <main>
        {request ? (
          <LoginBox
            autoFocus
            header={application.logo ? undefined : mark}
            application={application}
            context={{ email: request.email }}
            onSuccess={() => environment.redirect(resumeUrl(request, page))}
          />
        ) : (
          <NoRequest />
        )}
      </main>
      <footer className="hosted-note">
        Local identity provider, for this machine only. <a href="/_emulator/outbox">Mails and codes</a>
      </footer>
    </div>
  );
}

function NoRequest() {
  return (
    <>
      {mark}
      <div className="hosted-message" role="alert">
        <h1>Start from your application</h1>
        <p>This page cannot tell which application you want to sign in to. Go back there and sign in again.</p>
      </div>
    </>
  );
}
