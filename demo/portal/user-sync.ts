import { useUser } from '@gatehouse/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../research/messages';
import { useGateway } from './gateway-context';

/**
 * Synchronises the person with the research database, once per sign-in and page. Nobody is bothered with a failure:
 * the next sign-in tries again, and a form that needs the record says so itself.
 */
export const useUserSync = () => {
  const user = useUser();
  const gateway = useGateway();
  const { data, refetch } = useQuery({
    queryKey: ['research', 'user-sync', user?.tenantId, user?.id],
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
  return { result: data, retry: refetch };
};
