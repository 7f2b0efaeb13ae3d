import {
  AuthorizedContent,
  FronteggProvider,
  SteppedUpContent,
  useEntitlements,
  useEntitlementsActions,
  useFeatureEntitlements,
  useIsSteppedUp,
  usePermissionEntitlements,
} from '@gatehouse/ui/frontegg';

function Gates() {
  const report = useFeatureEntitlements('report-export');
  const users = usePermissionEntitlements('fe.secure.write.users');
  const sso = useEntitlements({ featureKey: 'sso' });
  const { isEntitledTo } = useEntitlementsActions();
  const isSteppedUp = useIsSteppedUp({ maxAge: 300 });
  return (
    <>
      <ul>
        <li>Export reports: {report.isEntitled ? 'yes' : report.justification}</li>
        <li>Change users: {users.isEntitled ? 'yes' : users.justification}</li>
        <li>Single sign-on: {sso.isEntitled ? 'yes' : sso.justification}</li>
        <li>Read audit logs: {isEntitledTo({ permissionKey: 'fe.secure.read.audits' }).isEntitled ? 'yes' : 'no'}</li>
        <li>Second factor within 5 minutes: {isSteppedUp ? 'yes' : 'no'}</li>
      </ul>
      <AuthorizedContent requiredRoles={['Admin']}>
        <p>For administrators only.</p>
      </AuthorizedContent>
      <SteppedUpContent
        maxAge={300}
        preventSteppingUp
        render={(isVerified) => <p>{isVerified ? 'The payroll.' : 'The payroll needs a second factor.'}</p>}
      />
    </>
  );
}

export default function App() {
  return (
    <FronteggProvider
      contextOptions={{ baseUrl: 'http://localhost:4400', clientId: 'portal' }}
      entitlementsOptions={{ enabled: true }}
      hostedLoginBox
    >
      <Gates />
    </FronteggProvider>
  );
}
