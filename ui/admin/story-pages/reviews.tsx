'use client';
import type { CustomPageProps } from '../custom-pages';

/** Custom page of a host, for the stories of the portal. */
export default function ReviewsPage({ search, go }: CustomPageProps) {
  const filter = new URLSearchParams(search).get('stars');
  return (
    <div className="gh:grid gh:justify-items-start gh:gap-3">
      <p>{filter ? `Reviews with ${filter} stars` : 'All reviews'}</p>
      <button type="button" onClick={() => go({ search: 'stars=5' })}>
        Five stars only
      </button>
    </div>
  );
}
