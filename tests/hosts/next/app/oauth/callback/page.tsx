import { Callback } from '@gatehouse/ui';

export default function Page() {
  return <Callback />;
}
