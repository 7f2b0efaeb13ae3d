import { Button } from '@gatehouse/ui/kit';
import { ForgotPasswordBox, SignUpBox } from '@gatehouse/ui/login';
import { useState } from 'react';

/** Single boxes, for routes of your own. */
export default function AccountBoxes() {
  const [isSignUp, setSignUp] = useState(true);
  return (
    <>
      {isSignUp ? <SignUpBox /> : <ForgotPasswordBox />}
      <Button variant="ghost" onClick={() => setSignUp(!isSignUp)}>
        {isSignUp ? 'Forgot password' : 'Sign up'}
      </Button>
    </>
  );
}
