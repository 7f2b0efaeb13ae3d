import { useUser } from '@gatehouse/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../research/messages';
import { useGateway } from './gateway-context';

/** Where the record of the signed-in person is kept on the page. */
export const useRecordKey = () => {
  const user = useUser();
  return ['research', 'record', user?.tenantId, user?.id] as const;
};

/**
 * The person's record in the research database. Reading it is the synchronisation of the sign-in: it makes the record
 * when there is none. Nobody is bothered with a failure: the next sign-in tries again, and a form that needs the
 * record says so itself.
 */
export const useClientRecord = () => {
  const user = useUser();
  const gateway = useGateway();
  const queryKey = useRecordKey();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      try {
        return await gateway.syncUser();
      } catch (error) {
        console.error(errorText.syncFailed, error);
        throw error;
      }
    },
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: true,
  });
  return { record: data, waiting: isPending, failed: isError, asking: isFetching, retry: refetch };
};
