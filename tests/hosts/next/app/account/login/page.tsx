import { LoginBox } from '@gatehouse/ui/login';

export default function Page() {
  return <LoginBox />;
}
