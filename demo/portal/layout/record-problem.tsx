import './record-problem.css';
import { Alert, Button } from '@gatehouse/ui/kit';
import { useClientRecord } from '../client-record';
import { useOnline } from '../screens/use-online';

/** Says where progress would stand that it could not be read, with a way to ask again. */
export function RecordProblem() {
  const { record, failed, asking, retry } = useClientRecord();
  const online = useOnline();
  return (
    <div role="alert" className="record-problem">
      {failed && !record && (
        <Alert
          tone="warning"
          title="Your progress could not be read"
          actions={
            online && (
              <Button size="sm" variant="secondary" loading={asking} onClick={() => void retry()}>
                Retry
              </Button>
            )
          }
        >
          {online
            ? 'Nothing is lost, and everything else works.'
            : 'You are offline. It is read as soon as you are connected.'}
        </Alert>
      )}
    </div>
  );
}
