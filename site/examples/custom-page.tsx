import { AdminPortal, type CustomPage, type CustomPageProps } from '@gatehouse/ui/admin';
import { Button } from '@gatehouse/ui/kit';

/** `search` is the query of its address, which `go` changes; the portal renders the title. */
function Reviews({ search, go }: CustomPageProps) {
  const onlyOpen = new URLSearchParams(search).has('open');
  return (
    <>
      <Button variant="secondary" onClick={() => go({ search: onlyOpen ? '' : 'open=1' })}>
        {onlyOpen ? 'Show all' : 'Show open ones'}
      </Button>
      <ul>
        <li>Review of May, open</li>
        {!onlyOpen && <li>Review of April, closed</li>}
      </ul>
    </>
  );
}

/** Yours loads its code when it is opened: `load: () => import('./reviews-page')`. */
const customPages: CustomPage[] = [
  {
    id: 'reviews',
    title: { en: 'Reviews', ar: 'المراجعات', de: 'Bewertungen' },
    load: async () => ({ default: Reviews }),
    after: 'users',
  },
];

export default function Administration() {
  return <AdminPortal page="custom:reviews" customPages={customPages} />;
}
