import { getAppUserSession } from '@frontegg/nextjs/app';

export default async function Members() {
  const user = await getAppUserSession();
  return <p>Members for {user?.name}</p>;
}
