import { Show, useIdentity } from '@gatehouse/ui';

const features = ['report-viewer', 'report-export', 'report-schedule', 'audit-streaming'];

/** Needs `createIdentity({ entitlements: { enabled: true } })`. */
export default function Features() {
  const { can } = useIdentity();
  return (
    <>
      <ul>
        {features.map((featureKey) => {
          const result = can({ featureKey });
          return (
            <li key={featureKey}>
              {featureKey}: {result.isEntitled ? 'included' : result.justification}
            </li>
          );
        })}
      </ul>
      <Show when={{ feature: 'audit-streaming' }} fallback={<p>Streaming is part of the Business plan.</p>}>
        <p>Stream the audit log to your own tools.</p>
      </Show>
      <Show when={{ plan: 'plan-research' }} fallback={<p>Your account has no Research plan.</p>}>
        <p>Your account has the Research plan.</p>
      </Show>
    </>
  );
}
