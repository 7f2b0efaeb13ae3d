import './record-problem.css';
import { Alert, Button } from '@gatehouse/ui/kit';
import { useClientRecord } from '../client-record';

/** Says where progress would stand that it could not be read, with a way to ask again. */
export function RecordProblem() {
  const { record, failed, asking, retry } = useClientRecord();
  return (
    <div role="alert" className="record-problem">
      {failed && !record && (
        <Alert
          tone="warning"
          title="Your progress could not be read"
          actions={
            <Button size="sm" variant="secondary" loading={asking} onClick={() => void retry()}>
              Retry
            </Button>
          }
        >
          Nothing is lost, and everything else works.
        </Alert>
      )}
    </div>
  );
}
