import { LoadingStatus } from '../../../kit/feedback/loading-status';
import { Skeleton } from '../../../kit/feedback/skeleton';
import { DrawerBody } from '../../../kit/overlay/drawer';

/** Renders the body of a drawer until its content is there. */
export function DrawerSkeleton() {
  return (
    <DrawerBody aria-busy>
      <LoadingStatus />
      <Skeleton className="gh:w-40" />
      <Skeleton className="gh:h-control" />
      <Skeleton className="gh:h-control" />
    </DrawerBody>
  );
}
