'use client';
import { confirmationDeps, confirmationFlow, type loginFlow } from '@gatehouse/sdk/flows/login';
import { confirmIdentity } from '@gatehouse/sdk/sign-in';
import LogIn from 'lucide-react/icons/log-in';
import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { LoadingStatus } from '../../kit/feedback/loading-status';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useIdentity } from '../../react/identity';
import { useUser } from '../../react/session';
import { useTexts } from '../../react/texts';
import { ApplicationProvider } from '../application/application';
import { FlowBox, type ScreenProps, type Screens } from '../frame/flow-box';
import { LinkButton, Step } from '../frame/step';
import { loginScreens } from '../login/screens';
import { useFlowTexts } from '../texts';

/** Leaves for the sign-in page, and returns to this one. */
const LeaveContext = createContext<() => void>(() => {});

/** Renders the skeleton of a form until it is known how the user signs in, or the error with a retry. */
function Identify({ error, errorText }: ScreenProps<typeof loginFlow, 'preLogin'>) {
  const leave = useContext(LeaveContext);
  const { noPassword } = useFlowTexts('loginLater');
  if (!error)
    return (
      <div className="gh:grid gh:gap-5">
        <LoadingStatus />
        <Skeleton className="gh:h-control" />
        <Skeleton className="gh:h-control" />
      </div>
    );
  return (
    <Step title={noPassword.title} error={errorText}>
      <LinkButton onClick={leave}>{noPassword.title}</LinkButton>
    </Step>
  );
}

/** Signing in needs a page of its own: the identity provider of the account, or the vendor's sign-in page. */
function Leave() {
  const leave = useContext(LeaveContext);
  const { common } = useTexts();
  const { noPassword } = useFlowTexts('loginLater');
  return (
    <Step icon={LogIn} mirrorsIcon title={noPassword.title} text={noPassword.text}>
      <Button className="gh:w-full" onClick={leave}>
        {common.continue}
      </Button>
    </Step>
  );
}

const { loginWithPassword: Password } = loginScreens;

function PasswordOrLeave(props: ScreenProps<typeof loginFlow, 'loginWithPassword'>) {
  return props.context.withoutPassword ? <Leave /> : <Password {...props} />;
}

const screens: Screens<typeof loginFlow> = {
  ...loginScreens,
  preLogin: Identify,
  loginWithPassword: PasswordOrLeave,
  redirectToSSO: Leave,
  success: () => null,
};
const application = { isConfirmation: true };

export interface SignInAgainProps {
  /** Maximum age of the authentication in seconds. */
  maxAge?: number | undefined;
  onDone: () => void;
}

/** Renders the login for the signed-in user, by password, code or passkey, as part of a page. */
export function SignInAgain({ maxAge, onDone }: SignInAgainProps) {
  const identity = useIdentity();
  const user = useUser();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const deps = useMemo(() => confirmationDeps(identity, () => latest.current()), [identity]);
  const leave = () => {
    confirmIdentity(identity, { maxAge, hasSecondFactor: user?.mfaEnrolled ?? false }).catch(() => {
      // The page did not leave: the dialog is still open.
    });
  };
  return (
    <ApplicationProvider value={application}>
      <LeaveContext.Provider value={leave}>
        <FlowBox flow={confirmationFlow} screens={screens} deps={deps} context={{ email: user?.email ?? '' }} />
      </LeaveContext.Provider>
    </ApplicationProvider>
  );
}
